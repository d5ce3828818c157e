import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { type PricedChoices, quoteRequestOf } from '../booking/booking-request.ts'

/**
 * Computes what one place more, two, three … would earn before tax, by the wishes of a day in the order of the queue: as many amounts as wishes, each
 * with those before it.
 *
 * @example
 * worthOfPlaces([], gtaPriceBook) // => []
 */
export function worthOfPlaces(homes: readonly PricedChoices[], book: PriceBook): readonly Cents[] {
  let sum = cents(0)
  return homes.map((home) => {
    const { totalCents, taxCents } = quote(book, quoteRequestOf(book, home))
    sum = cents(sum + totalCents - taxCents)
    return sum
  })
}
