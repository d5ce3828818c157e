import { bookingRow } from '@dustforce/office/booking'
import type { VisitBooking } from '@dustforce/office/series'

/** Visits as the database takes them. */
export function visitRows(visits: readonly VisitBooking[], terms: object | null) {
  return visits.map(({ original, request, quote }) => ({
    original_date: original,
    booking: { ...bookingRow(request, quote), terms },
  }))
}
