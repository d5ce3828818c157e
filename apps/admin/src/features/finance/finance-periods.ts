import { type Cents, cents } from '@dustforce/core/money'
import { addDays, type DateRange, daysBetween } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import { type Period, periodsOf } from '@dustforce/office/metrics'
import type { FinanceDay } from '@dustforce/supabase/admin'
import type { FinancePoint, FinanceTotals } from './finance-view.tsx'

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
    ...totalsOf(days.filter(({ date }) => date >= within.from && date <= within.to)),
    period: within,
  }))
}

/** What some days earned and cost together. */
export function totalsOf(days: readonly FinanceDay[]): FinanceTotals {
  const revenueCents = sum(days.map((day) => day.revenueCents))
  const taxCents = sum(days.map((day) => day.taxCents))
  const payoutsCents = sum(days.map((day) => day.payoutsCents))
  const bookings = days.reduce((count, day) => count + day.bookings, 0)
  return {
    bookings,
    revenueCents,
    taxCents,
    payoutsCents,
    discountsCents: sum(days.map((day) => day.discountsCents)),
    keptCents: sum(days.map((day) => day.keptCents)),
    keptTaxCents: sum(days.map((day) => day.keptTaxCents)),
    marginCents: cents(revenueCents - taxCents - payoutsCents),
    averageCents: cents(bookings === 0 ? 0 : Math.round(revenueCents / bookings)),
  }
}

function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0))
}
