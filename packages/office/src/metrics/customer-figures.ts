import { type Cents, cents } from '@dustforce/core/money'
import { type BusinessDate, type BusinessPolicy, businessDateOf } from '@dustforce/core/schedule'
import { keptCents } from '../booking/kept-cents.ts'
import { isSold } from '../booking/occupies-day.ts'
import { normalize } from '../booking/status.ts'
import { type BookingFacts, countsAsRevenue } from './facts.ts'

/** The figures of what a customer booked and paid. */
export interface CustomerFigures {
  /** Bookings that took or take place. */
  readonly bookings: number
  readonly spentCents: Cents
  /** The date of the last visit before today. */
  readonly last: BusinessDate | null
  /** The date of the next visit, which may be today. */
  readonly next: BusinessDate | null
  /** The amount that the customer still has to pay for visits that are agreed. */
  readonly owedCents: Cents
  /** The amount that still has to go back to the customer. */
  readonly refundDueCents: Cents
}

/**
 * Whether a booking took or takes place: not canceled, and sold or agreed on, not only a checkout that was opened.
 *
 * @example
 * isCustomersJob({ paymentStatus: 'pending', bookingStatus: 'pending' }) // => false
 */
export function isCustomersJob(booking: Pick<BookingFacts, 'bookingStatus' | 'paymentStatus'>): boolean {
  const status = normalize(booking.bookingStatus)
  return status !== 'canceled' && (isSold(booking.paymentStatus) || status !== 'pending')
}

/**
 * Counts what a customer booked and paid, from all their bookings.
 *
 * @param now epoch milliseconds
 * @example
 * customerFigures([], Date.UTC(2026, 10, 21), gtaPolicy).bookings // => 0
 */
export function customerFigures(
  bookings: readonly (BookingFacts & { readonly refundDue: boolean })[],
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'revenue'>,
): CustomerFigures {
  const today = businessDateOf(now, policy.zone)
  const jobs = bookings.filter(isCustomersJob)
  const dates = jobs.flatMap(({ bookingDate }) => bookingDate ?? []).toSorted()
  const sum = (some: readonly BookingFacts[]) => cents(some.reduce((total, one) => total + keptCents(one), 0))
  return {
    bookings: jobs.length,
    spentCents: sum(bookings.filter((booking) => countsAsRevenue(booking, policy))),
    last: dates.findLast((date) => date < today) ?? null,
    next: dates.find((date) => date >= today) ?? null,
    owedCents: sum(
      jobs.filter(({ paymentStatus }) => ['pending', 'due', 'arranged'].includes(normalize(paymentStatus))),
    ),
    refundDueCents: sum(bookings.filter(({ refundDue }) => refundDue)),
  }
}
