/**
 * Quote requests for libraries that take schemas. Apart from the rest of quoting, so that a tool which only quotes ships none of it.
 */
import type { Measures, PriceBook } from '../catalogue/index.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { parseQuoteRequest } from './parse-request.ts'
import type { QuoteRequest } from './quote-request.ts'

/**
 * The parser of the requests that a book can price, for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * quoteRequestSchema(gtaPriceBook)['~standard'].validate({ service: 'standard', bedrooms: 0, bathrooms: 1 })
 * // => { issues: [{ message: 'Choose 1 to 5 bedrooms, not 0', path: ['bedrooms'] }] }
 */
export function quoteRequestSchema<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
): StandardSchema<QuoteRequest<S, A, M>> {
  return standardSchema((input) => parseQuoteRequest(book, input))
}
