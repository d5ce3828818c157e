/**
 * Quoting alone, for a page that counts its bytes: the same quotes without the reader of price books. It takes books that were read, by
 * `parsePriceBook` or when the page was built, and refuses others.
 */
import type { Measures, PriceBook } from '../catalogue/price-book.ts'
import { onlyReader } from './only-reader.ts'
import { price } from './price.ts'
import type { Quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import { QuoteRequestError } from './quote-request-error.ts'

export { believedPriceBook } from '../catalogue/believed-price-book.ts'

/**
 * Prices a service as `quote` of `@dustforce/core/quote` does, from a book that was read.
 *
 * @throws WrongValueError when the book was not read
 * @throws QuoteRequestError when the book cannot price the request; `quoteProblems` of `@dustforce/core/quote` says why
 * @example
 * quote(gtaPriceBook, { service: 'deep-clean', bedrooms: 3, bathrooms: 2, pets: true }).totalCents // => 33300
 */
export function quote<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
  request: NoInfer<QuoteRequest<S, A, M>>,
): Quote {
  const priced = price(book, request, onlyReader)
  if ('problems' in priced) throw new QuoteRequestError(priced.problems)
  return priced
}
