import type { Cents } from '@dustforce/core/money'
import type { TaxTerms } from '@dustforce/core/quote/parts'
import { addDays, type BusinessPolicy, type DateRange, monthOf, weekOf } from '@dustforce/core/schedule'
import { keptCents } from '../booking/kept-cents.ts'
import { taxSplit } from '../booking/tax-split.ts'
import { sumCents } from '../ledger/sum-cents.ts'
import { type BookingFacts, countsAsRevenue, isWithin } from './facts.ts'
import { payoutsOf } from './finance-metrics.ts'
import { marginCents } from './finance-totals.ts'
import { keptOfCanceled } from './kept-of-canceled.ts'

/** The length of one point of a series. */
export type Period = 'day' | 'week' | 'month'

/** The money of one period, in cents. */
export interface FinancePoint {
  readonly period: DateRange
  /** The number of bookings that earned it. */
  readonly bookings: number
  readonly revenueCents: Cents
  /** The part of the revenue that is tax. */
  readonly taxCents: Cents
  readonly payoutsCents: Cents
  /** The amount that is kept of canceled bookings, which is no revenue, and the tax in it. */
  readonly keptCents: Cents
  readonly keptTaxCents: Cents
  /** Revenue less tax and payouts. */
  readonly marginCents: Cents
}

/**
 * The finance page's series: one point for each day, week or month of a range, in order, the empty ones included. The first and last
 * point may begin and end with the range. The points of a range sum to its revenue.
 *
 * @param range both ends included
 * @example
 * financeSeries([], monthOf(businessDate('2026-11-21')), 'week', gtaPolicy, gtaPriceBook).length // => 6
 */
export function financeSeries(
  bookings: readonly BookingFacts[],
  range: DateRange,
  period: Period,
  policy: Pick<BusinessPolicy, 'weekStart' | 'revenue'>,
  book: TaxTerms,
): FinancePoint[] {
  return periodsOf(range, period, policy.weekStart).map((within) =>
    financePoint(bookings, within, policy, book),
  )
}

/**
 * The money of one range of dates.
 *
 * @example
 * financePoint([], monthOf(businessDate('2026-11-21')), gtaPolicy, gtaPriceBook).revenueCents // => 0
 */
export function financePoint(
  bookings: readonly BookingFacts[],
  period: DateRange,
  policy: Pick<BusinessPolicy, 'revenue'>,
  book: TaxTerms,
): FinancePoint {
  const earning = bookings.filter(
    (booking) => isWithin(booking.bookingDate, period) && countsAsRevenue(booking, policy),
  )
  const revenueCents = sumCents(earning.map(keptCents))
  const taxCents = sumCents(
    earning.map(
      (booking) => taxSplit({ totalCents: keptCents(booking), subtotalCents: null }, book).taxCents,
    ),
  )
  const payoutsCents = payoutsOf(bookings, period)
  // Where every booking is revenue, what is kept of canceled ones is in it.
  const kept = bookings.flatMap((booking) =>
    isWithin(booking.bookingDate, period) && !countsAsRevenue(booking, policy)
      ? [keptOfCanceled(booking, book)]
      : [],
  )
  return {
    ...{ period, bookings: earning.length, revenueCents, taxCents, payoutsCents },
    marginCents: marginCents({ revenueCents, taxCents, payoutsCents }),
    keptCents: sumCents(kept.map((one) => one.keptCents)),
    keptTaxCents: sumCents(kept.map((one) => one.keptTaxCents)),
  }
}

/**
 * The days, weeks or months of a range, in order. The first and last may begin and end with the range.
 *
 * @param range both ends included
 * @param weekStart the first weekday, 0 is Sunday
 * @example
 * periodsOf(monthOf(businessDate('2026-11-21')), 'week', gtaPolicy.weekStart).length // => 6
 */
export function periodsOf(range: DateRange, period: Period, weekStart: number): DateRange[] {
  const periods: DateRange[] = []
  for (let from = range.from; from <= range.to; ) {
    const end = period === 'day' ? from : period === 'week' ? weekOf(from, weekStart).to : monthOf(from).to
    const to = end < range.to ? end : range.to
    periods.push({ from, to })
    from = addDays(to, 1)
  }
  return periods
}
