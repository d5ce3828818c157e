import { expect, it } from 'vitest'
import { standardCharges as policy } from './charge-policy.ts'
import { declineOf } from './decline.ts'
import { parseChargePolicy } from './parse-charge-policy.ts'

it('reads the table of the company', () => {
  expect(parseChargePolicy(JSON.parse(JSON.stringify(policy)))).toEqual({ ok: true, value: policy })
})

it.each([
  ['no try', { chargeDays: [] }, ['chargeDays']],
  ['a try too many', { chargeDays: [6, 5, 4, 3, 2] }, ['chargeDays']],
  ['tries in another order', { chargeDays: [2, 3] }, ['chargeDays.1']],
  ['two tries on one day', { chargeDays: [3, 3] }, ['chargeDays.1']],
  ['an announcement after the charge', { announceDays: 4 }, ['announceDays']],
  ['a last letter before the last try', { lastLetterHours: 48 }, ['lastLetterHours']],
  ['a place that is freed before the last letter', { freeHours: 30 }, ['freeHours']],
  ['half a day', { announceDays: 7.5 }, ['announceDays']],
  ['days that are words', { chargeDays: ['four'], freeHours: null }, ['chargeDays', 'freeHours']],
  ['a card that expires at no time', { expiringDays: 0 }, ['expiringDays']],
])('names what is wrong with %s', (_, change, fields) => {
  expect(issuesOf({ ...policy, ...change }).map(({ field }) => field)).toEqual(fields)
})

it('says what is asked for', () => {
  expect(issuesOf({ ...policy, chargeDays: [4, 40], noticeHours: 0 })).toEqual([
    { field: 'noticeHours', message: 'must be a whole number of hours, 1 to 168' },
    { field: 'chargeDays', message: 'must be a list of whole numbers of days, each 1 to 13' },
  ])
})

it.each([[null], ['soon'], [[]]])('names every field of %j', (written) => {
  expect(issuesOf(written)).toHaveLength(6)
})

it.each([
  ['insufficient_funds', null, 'later'],
  ['do_not_honor', null, 'later'],
  ['a code of tomorrow', null, 'later'],
  ['generic_decline', 'do_not_try_again', 'other-card'],
  ['generic_decline', 'try_again_later', 'later'],
  ['stolen_card', 'try_again_later', 'other-card'],
  ['expired_card', null, 'other-card'],
  ['authentication_required', 'do_not_try_again', 'ask-customer'],
])('a decline by %s with the advice %s asks for: %s', (code, advice, decline) => {
  expect(declineOf(code, advice ?? undefined)).toBe(decline)
})

function issuesOf(written: unknown) {
  const read = parseChargePolicy(written)
  return read.ok ? [] : read.issues
}
