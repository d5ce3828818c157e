import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import type { TaxTerms } from '@dustforce/core/quote/parts'
import {
  type BusinessPolicy,
  businessDateOf,
  type DateRange,
  monthOf,
  weekOf,
} from '@dustforce/core/schedule'
import { keptCents } from '../booking/kept-cents.ts'
import { isPaid } from '../booking/occupies-day.ts'
import { displayStatus, normalize } from '../booking/status.ts'
import { taxSplit } from '../booking/tax-split.ts'
import { sumCents } from '../ledger/sum-cents.ts'
import { type BookingFacts, countsAsRevenue, isWithin } from './facts.ts'

type FinancePolicy = Pick<BusinessPolicy, 'zone' | 'weekStart' | 'revenue'>

/** The dashboard's figures about money, in cents. */
export interface FinanceMetrics {
  readonly monthlyRevenueCents: Cents
  readonly lastMonthRevenueCents: Cents
  readonly weeklyRevenueCents: Cents
  /** The pay of the week's cleaners. */
  readonly upcomingPayoutsCents: Cents
  /** The average of what is kept of the month's totals, without tax; nothing when there are none. */
  readonly averageSubtotalCents: Cents
}

/**
 * Sums what is kept of bookings for the dashboard, by booking date.
 *
 * @param now epoch milliseconds
 * @example
 * financeMetrics([], 0, gtaPolicy, gtaPriceBook).monthlyRevenueCents // => 0
 */
export function financeMetrics(
  bookings: readonly BookingFacts[],
  now: number,
  policy: FinancePolicy,
  book: TaxTerms,
): FinanceMetrics {
  const today = businessDateOf(now, policy.zone)
  const week = weekOf(today, policy.weekStart)
  const month = monthOf(today)
  const earning = bookings.filter((booking) => countsAsRevenue(booking, policy))
  const revenueOf = (range: DateRange) =>
    sumCents(earning.filter(({ bookingDate }) => isWithin(bookingDate, range)).map(keptCents))
  const ofMonth = earning.filter(({ bookingDate }) => isWithin(bookingDate, month))
  const subtotals = ofMonth.map(
    (booking) => taxSplit({ totalCents: keptCents(booking), subtotalCents: null }, book).subtotalCents,
  )
  return {
    monthlyRevenueCents: revenueOf(month),
    lastMonthRevenueCents: revenueOf(monthOf(today, -1)),
    weeklyRevenueCents: revenueOf(week),
    upcomingPayoutsCents: payoutsOf(bookings, week),
    averageSubtotalCents:
      subtotals.length === 0 ? zeroCents : cents(Math.round(sumCents(subtotals) / subtotals.length)),
  }
}

/** Sums what the cleaners of a range's bookings are paid. */
export function payoutsOf(bookings: readonly BookingFacts[], range: DateRange): Cents {
  return sumCents(
    bookings
      .filter((booking) => isWithin(booking.bookingDate, range) && owesPayout(booking))
      .map(({ contractorPayCents }) => contractorPayCents ?? zeroCents),
  )
}

/** Paid and not canceled; a completed job also when its payment was given back, because the cleaner has worked. */
function owesPayout({ bookingStatus, paymentStatus }: BookingFacts): boolean {
  const status = displayStatus({ bookingStatus })
  if (status === 'completed' && normalize(paymentStatus) === 'refunded') return true
  return isPaid(paymentStatus) && status !== 'canceled'
}
