import { type Cents, cents } from '../money/index.ts'
import type { PriceBook } from './price-book.ts'

/**
 * The lowest base price of a service in cents: the 'from' price of its card.
 *
 * @example
 * startingPrice(gtaPriceBook, 'deep-clean') // => 20000
 */
export function startingPrice<S extends string>(book: PriceBook<S>, service: S): Cents {
  return cents(Math.min(...Object.values<number>(book.services[service].basePrices)))
}
