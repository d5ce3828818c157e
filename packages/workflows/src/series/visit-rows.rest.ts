import { bookingRow } from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import type { VisitBooking } from '@dustforce/office/series'

/** Visits as the database takes them. */
export function visitRows(
  visits: readonly VisitBooking[],
  terms: object | null,
  priceBook: CompanyPriceBook,
) {
  return visits.map(({ original, request, quote }) => ({
    original_date: original,
    booking: { ...bookingRow(request, quote, priceBook), terms },
  }))
}
