import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDates } from '../testing/index.ts'
import { addDays, businessDate, keptSince } from './index.ts'

describe('keptSince', () => {
  it.each([
    ['2026-11-22', 24, '2024-11-22'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-02-28', 12, '2025-02-28'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-12-31', 1, '2026-11-30'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('on %s with %i months is %s', (today, months, since) => {
    expect(keptSince(businessDate(today), months)).toBe(since)
  })

  it('never goes back to an earlier date on a later day', () => {
    const months = fc.integer({ min: 1, max: 120 })
    fc.assert(
      fc.property(businessDates(), months, (today, count) => {
        expect(keptSince(addDays(today, 1), count) >= keptSince(today, count)).toBe(true)
      }),
    )
  })
})
