import type { PriceBook } from '../catalogue/index.ts'
import { fullReader } from './full-reader.ts'
import { price } from './price.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { QuoteProblem } from './request-problems.ts'

/**
 * Everything that keeps a request from being quoted under a price book; empty when it can be. A field that the book does not know is a
 * problem too.
 *
 * @throws WrongValueError when the book itself is wrong
 * @example
 * quoteProblems(gtaPriceBook, { service: 'standard', bedrooms: 0, bathrooms: 1 })
 * // => [{ field: 'bedrooms', message: 'Choose 1 to 5 bedrooms, not 0' }]
 */
export function quoteProblems(book: PriceBook, request: QuoteRequest): readonly QuoteProblem[] {
  const priced = price(book, request, fullReader)
  return 'problems' in priced ? priced.problems : []
}
