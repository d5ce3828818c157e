/**
 * Reads price books from outside. Apart from the rest of the catalogue, so that a tool which only quotes ships no parser.
 */
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { bookShape } from './book-shape.ts'
import { parsePriceBook } from './parse-price-book.ts'
import type { PriceBook } from './price-book.ts'

export { parsePriceBook } from './parse-price-book.ts'

/**
 * The parser of price books for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * PriceBookSchema['~standard'].validate(gtaPriceBook) // => { value: gtaPriceBook }
 */
export const PriceBookSchema: StandardSchema<PriceBook> = standardSchema(parsePriceBook)

/**
 * The JSON Schema (draft 2020-12) of a price book, for editors and other languages: names, patterns, ranges and what each field means. What
 * fields mean for each other, such as whether a service's add-ons are in the book, only `parsePriceBook` checks.
 *
 * @example
 * Object.hasOwn(priceBookJsonSchema(), '$schema') // => true
 */
export function priceBookJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:dust-force:price-book',
    title: 'Price book',
    description: 'Every price and pricing rule of a company, amounts in minor units of its currency.',
    ...bookShape.jsonSchema,
  }
}
