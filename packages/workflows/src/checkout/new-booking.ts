import type { Quote } from '@dustforce/core/quote'
import type { BookingRequest } from '@dustforce/office/booking'
import type { AgreedPrice } from '@dustforce/office/hub'

/** A booking as it is first stored: pending, unpaid, priced by the server. core's `bookingRow` has its columns. */
export interface NewBooking {
  /** The request of the customer, sanitised; its promo code is the one whose use is claimed with the place. */
  readonly request: BookingRequest
  /** The amounts and lines that the customer agreed to; its total is what the checkout charges. */
  readonly quote: Quote
  /** The price that the office agreed on with the customer in place of the listed one; its difference is the quote's discount. */
  readonly agreed?: AgreedPrice
}
