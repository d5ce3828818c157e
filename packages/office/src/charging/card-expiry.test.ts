import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { expiresBefore, firstPastExpiry, goodUntil } from './card-expiry.ts'
import { standardCharges as policy } from './charge-policy.ts'

const february = { expMonth: 2, expYear: 2027 }
const dates = ['2027-03-01', '2027-03-08', '2027-03-15'].map(businessDate)

it.each([
  [february, '2027-02-28'],
  [{ expMonth: 2, expYear: 2028 }, '2028-02-29'],
  [{ expMonth: 12, expYear: 2026 }, '2026-12-31'],
])('a card of %j is good until %s', (card, day) => expect(goodUntil(card)).toBe(day))

it('a card expires before a visit whose first charge is after its last day', () => {
  expect(expiresBefore(february, businessDate('2027-03-04'), policy)).toBe(false)
  expect(expiresBefore(february, businessDate('2027-03-05'), policy)).toBe(true)
  expect(expiresBefore(february, businessDate('2027-03-05'), { announceDays: 5, chargeDays: [] })).toBe(false)
})

it.each([
  ['30 days before', '2027-01-29', '2027-03-08'],
  ['a day before that', '2027-01-28', null],
  ['after nights that were missed', '2027-03-02', '2027-03-08'],
])('a customer is told %s: %s', (_, today, first) => {
  expect(firstPastExpiry(february, dates, policy, businessDate(today))).toBe(first)
})

it('a customer is not told of a card that is good for every visit', () => {
  expect(firstPastExpiry(february, dates.slice(0, 1), policy, businessDate('2027-02-20'))).toBeNull()
})
