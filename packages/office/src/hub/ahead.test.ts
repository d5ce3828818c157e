import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { isAhead } from './index.ts'

/** Saturday, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)

test.each([
  ['2026-11-21', 601, true],
  ['2026-11-21', 600, false],
  ['2026-11-21', null, false],
  ['2026-11-22', null, true],
  ['2026-11-20', 1200, false],
] as const)('a visit of %s at minute %s is ahead: %s', (date, bookingMinute, expected) => {
  expect(isAhead({ bookingDate: businessDate(date), bookingMinute }, now, gtaPolicy.zone)).toBe(expected)
})

test('a visit without a day is not ahead', () => {
  expect(isAhead({ bookingDate: null, bookingMinute: 600 }, now, gtaPolicy.zone)).toBe(false)
})
