import type { GtaMeasures } from '@dustforce/core/catalogue'
import type { Discount, QuoteRequest } from '@dustforce/core/quote'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { BookingDetails } from './booking-details.ts'

/** What a customer asks for, read from the form or from a checkout payload: parsed, with null for what was left out. */
export interface BookingRequest extends BookingDetails {
  readonly service: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: readonly string[]
  readonly hasPets: boolean | null
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Street, city, province and postal code. */
  readonly address: string
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  readonly promoCode: string | null
  /** How often visits repeat of which this is the first, as the price book names it. */
  readonly frequency?: string
}

/**
 * The choices of a booking that decide its price.
 *
 * @param promo the discount of the request's promo code, once it was evaluated
 * @example
 * quote(gtaPriceBook, quoteRequestOf(request, { type: 'percentage', value: 10 }))
 */
export function quoteRequestOf(
  request: Pick<BookingRequest, 'service' | 'bedrooms' | 'bathrooms' | 'addOns' | 'hasPets' | 'frequency'>,
  promo?: Discount,
): QuoteRequest<string, string, GtaMeasures> {
  const { service, bedrooms, bathrooms, addOns, hasPets, frequency } = request
  return {
    ...{ service, bedrooms, bathrooms, addOns, pets: hasPets === true },
    ...(frequency !== undefined && { frequency, visit: 1 }),
    ...(promo && { promo }),
  }
}
