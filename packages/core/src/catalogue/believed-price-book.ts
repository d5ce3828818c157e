import type { PriceBook } from './price-book.ts'
import { asRead } from './read-books.ts'

/**
 * Takes a price book as it is, because it was read when the page was built: `dustforce validate prices book.json`.
 *
 * @example
 * believedPriceBook({ ...gtaPriceBook }).version // => 'gta-2026.1'
 */
export function believedPriceBook<B extends PriceBook>(book: B): B {
  return asRead(book)
}
