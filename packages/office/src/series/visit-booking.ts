import type { Quote } from '@dustforce/core/quote'
import type { PlacedVisit } from '@dustforce/core/series'
import type { BookingRequest } from '../booking/booking-request.ts'

/** A visit of a series as a booking: what is asked for, and its quote. */
export interface VisitBooking {
  readonly original: string
  readonly request: BookingRequest
  readonly quote: Quote
}

/**
 * Makes the booking of a planned visit after the first one. A promo code was for the first.
 *
 * @param priceBook the version that the series' book is kept under
 */
export function visitBooking(
  request: BookingRequest,
  addOns: readonly string[],
  { original, date, minute, quote }: PlacedVisit,
  priceBook: string,
): VisitBooking {
  return {
    original,
    request: { ...request, addOns, date, minute, promoCode: null },
    quote: { ...quote, priceBook },
  }
}
