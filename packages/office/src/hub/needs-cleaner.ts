import { isSold } from '../booking/occupies-day.ts'
import { normalize, type StatusFacts } from '../booking/status.ts'

/**
 * Whether a booking is sold and has no cleaner: paid or due on the day, neither canceled nor completed, and without a cleaner's name.
 *
 * @example
 * needsCleaner({ bookingStatus: 'confirmed', paymentStatus: 'paid', assignedCleanerName: null }) // => true
 */
export function needsCleaner(booking: StatusFacts & { readonly paymentStatus: string | null }): boolean {
  const status = normalize(booking.bookingStatus)
  return (
    isSold(booking.paymentStatus) &&
    status !== 'canceled' &&
    status !== 'completed' &&
    normalize(booking.assignedCleanerName) === ''
  )
}
