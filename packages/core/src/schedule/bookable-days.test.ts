import { expect, it } from 'vitest'
import { bookableDays } from './bookable-days.ts'
import { calendar, type Day } from './calendar.ts'
import { gtaPolicy } from './policy.ts'
import type { ClosedReason } from './slot.ts'

const days = calendar(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14) })
const [first, ...others] = days
function reasonOfToday(day: Partial<Day>): string | null {
  if (first === undefined) throw new Error('The calendar is empty')
  return bookableDays([{ ...first, open: false, ...day }, ...others]).disabledReason(first.date)
}

it('is the range of the look-ahead, in which open days can be chosen', () => {
  const { today, min, max, disabledReason } = bookableDays(days)
  expect([today, min, max]).toEqual(['2026-11-21', '2026-11-21', '2027-01-19'])
  expect([disabledReason('2026-11-23'), disabledReason('2030-01-01')]).toEqual([null, null])
})

it('says why a day cannot be chosen: the words of its closure, or the reason', () => {
  expect(reasonOfToday({ closure: 'Holiday' })).toBe('Holiday')
  expect(reasonOfToday({ reason: 'full' })).toBe('Fully booked')
  expect(reasonOfToday({ reason: 'closed' })).toBe('Closed')
  expect(reasonOfToday({ reason: 'past' })).toBe('No longer available today')
  expect(reasonOfToday({})).toBe('Closed')
})

it('says of every reason what a customer can make of it', () => {
  const reasonOf = (reason: ClosedReason) =>
    bookableDays(days.map((day) => ({ ...day, open: false, reason }))).disabledReason('2026-11-23')
  expect(reasonOf('past')).toBe('In the past')
  expect(reasonOf('too-soon')).toBe('No longer available today')
  expect(reasonOf('too-far')).toBe('Too far ahead')
  expect(reasonOf('busy')).toBe('Fully booked')
  for (const reason of ['closure', 'too-long', 'outside-hours', 'skipped'] as const)
    expect(reasonOf(reason)).toBe('Closed')
})

it('is empty without days', () => {
  const { today, max, disabledReason } = bookableDays([])
  expect([today, max, disabledReason('2026-11-21')]).toEqual(['', '', null])
})
