import type { PriceBook } from '@dustforce/core/catalogue'
import type { Discount, QuoteRequest } from '@dustforce/core/quote'
import type { BusinessDate, MinuteOfDay } from '@dustforce/core/schedule'
import type { BookingDetails } from './booking-details.ts'
import { clockOf } from './clock-of.ts'

/** The request of a customer, read from the form or from a checkout payload: parsed, with null for what was left out. */
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
  /** The interval of the visits that repeat, of which this is the first, as the price book names it. */
  readonly frequency?: string
}

/** The choices that decide the price of a booking. A price may depend on its day and its time, which need not be chosen yet. */
export type PricedChoices = Pick<
  BookingRequest,
  'service' | 'bedrooms' | 'bathrooms' | 'addOns' | 'hasPets' | 'frequency'
> &
  Partial<Pick<BookingRequest, 'date' | 'minute'>>

/**
 * The choices of a booking that decide its price, as core's quotes take them: what of the home the book measures, and the day and the time.
 *
 * @param promo the discount of the request's promo code, once it was evaluated
 * @example
 * quote(gtaPriceBook, quoteRequestOf(gtaPriceBook, request, { type: 'percentage', value: 10 }))
 */
export function quoteRequestOf(
  { measures }: Pick<PriceBook, 'measures'>,
  request: PricedChoices,
  promo?: Discount,
): QuoteRequest {
  const { service, bedrooms, bathrooms, addOns, hasPets, date, minute, frequency } = request
  const home = Object.entries({ bedrooms, bathrooms, pets: hasPets === true })
  return {
    ...{ service, addOns },
    ...Object.fromEntries(home.filter(([name]) => Object.hasOwn(measures, name))),
    ...(date !== undefined && { date }),
    ...(minute !== undefined && { time: clockOf(minute) }),
    ...(frequency !== undefined && { frequency, visit: 1 }),
    ...(promo && { promo }),
  }
}
