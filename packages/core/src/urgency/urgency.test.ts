import { expect, it } from 'vitest'
import { businessDate, instantOf } from '../schedule/index.ts'
import { urgencyOf } from './urgency.ts'

const zone = 'America/Toronto'
const start = { date: businessDate('2026-11-23'), minute: 540 }

it.each([
  ['2026-11-24', 0, 'overdue'],
  ['2026-11-23', 0, 'today'],
  ['2026-11-23', 1439, 'today'],
  ['2026-11-22', 540, 'within24h'],
  ['2026-11-22', 539, 'within48h'],
  ['2026-11-21', 540, 'within48h'],
  ['2026-11-21', 539, 'none'],
] as const)('a visit on Nov 23 at 9:00 AM, seen on %s at minute %i, is %s', (date, minute, urgency) => {
  expect(urgencyOf(start, instantOf(businessDate(date), minute, zone), zone)).toBe(urgency)
})

it('a night with 25 hours is longer than a day', () => {
  const after = { date: businessDate('2026-11-02'), minute: 540 }
  expect(urgencyOf(after, instantOf(businessDate('2026-11-01'), 0, zone), zone)).toBe('within48h')
})
