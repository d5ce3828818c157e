import { type BusinessPolicy, businessDateOf, type DateRange, weekOf } from '@dustforce/core/schedule'
import { displayStatus } from '../booking/status.ts'
import { isNewBooking } from '../hub/booking-filters.ts'
import { type BookingFacts, isWithin } from './facts.ts'

/** The dashboard's figures about bookings, with the dates that its cards link to. */
export interface BookingMetrics {
  readonly total: number
  /** Bookings dated in the current week. */
  readonly thisWeek: number
  /** Bookings confirmed and dated today. */
  readonly confirmedToday: number
  /** Pending and created within the last 24 hours. */
  readonly newBookings: number
  readonly week: DateRange
  readonly today: DateRange['from']
}

/**
 * Counts bookings for the dashboard.
 *
 * @param now epoch milliseconds
 * @example
 * bookingMetrics([], Date.UTC(2026, 10, 21, 17), gtaPolicy).week // => { from: '2026-11-16', to: '2026-11-22' }
 */
export function bookingMetrics(
  bookings: readonly BookingFacts[],
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'weekStart'>,
): BookingMetrics {
  const today = businessDateOf(now, policy.zone)
  const week = weekOf(today, policy.weekStart)
  return {
    total: bookings.length,
    thisWeek: bookings.filter(({ bookingDate }) => isWithin(bookingDate, week)).length,
    confirmedToday: bookings.filter(
      (booking) => booking.bookingDate === today && displayStatus(booking) === 'confirmed',
    ).length,
    newBookings: bookings.filter((booking) => isNewBooking(booking, now)).length,
    week,
    today,
  }
}
