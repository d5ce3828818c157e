import { addDays, type DateRange, daysBetween } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import { financeTotals, type Period, periodsOf } from '@dustforce/office/metrics'
import type { FinanceDay } from '@dustforce/supabase/admin'
import type { FinancePoint } from './finance-view.tsx'

/** The range of the same length that ends the day before. */
export function rangeBefore({ from, to }: DateRange): DateRange {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) }
}

/** One point for each week or month of a range, the empty ones included; the first and last end with the range. */
export function pointsOf(
  days: readonly FinanceDay[],
  range: DateRange,
  period: Period,
  policy: CompanyPolicy,
): FinancePoint[] {
  return periodsOf(range, period, policy.weekStart).map((within) => ({
    ...financeTotals(days.filter(({ date }) => date >= within.from && date <= within.to)),
    period: within,
  }))
}
