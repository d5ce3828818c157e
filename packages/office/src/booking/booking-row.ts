import type { PriceBook } from '@dustforce/core/catalogue'
import type { Quote } from '@dustforce/core/quote'
import type { BookingRequest } from './booking-request.ts'
import { checkoutPayload } from './checkout-payload.ts'

/**
 * The row that a booking is first stored as, amounts in dollars: its checkout payload, under the names of the columns, and how long it takes.
 *
 * @param quote the quote that the customer agreed to
 * @example
 * bookingRow(request, quote(gtaPriceBook, quoteRequestOf(gtaPriceBook, request)), gtaPriceBook).booking_time // => '9:00 AM'
 */
export function bookingRow(
  request: BookingRequest,
  quote: Quote,
  priceBook: Pick<PriceBook, 'services' | 'addOns'>,
) {
  const {
    service: _,
    selected_service_id,
    name,
    date,
    time,
    pricing_breakdown,
    ...columns
  } = checkoutPayload(request, quote, priceBook)
  return {
    ...columns,
    customer_name: name,
    booking_date: date,
    booking_time: time,
    service_type: selected_service_id,
    currency: quote.currency.toLowerCase(),
    // A booking that is moved keeps its price, which then says for when it was made.
    pricing_breakdown: { ...pricing_breakdown, date, time },
    price_book_version: quote.priceBook,
    ...(quote.minutes !== null && { duration_minutes: quote.minutes }),
  }
}
