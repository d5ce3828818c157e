/**
 * Reads price books from outside. Apart from the rest of the catalogue, so that a tool which only quotes ships no parser.
 */
import type { Parsed } from '../validation/parsed.ts'
import { readAs } from '../validation/shape.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { bookShape } from './book-shape.ts'
import { parseCurrentFormat } from './current-format.ts'
import { type FirstPriceBook, firstShape, isFirstFormat, upgradePriceBook } from './first-format.ts'
import type { PriceBook } from './price-book.ts'

export { type FirstPriceBook, upgradePriceBook } from './first-format.ts'

/**
 * Reads a price book from JSON or any other outside value, of the current or of the first format, and checks that it can price every
 * request. Nothing is dropped: a field, a cell or a name that cannot be read is an issue. What the parts mean for each other is checked once
 * each is right by itself.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): Parsed<PriceBook> {
  if (!isFirstFormat(input)) return parseCurrentFormat(input)
  const first = readAs<FirstPriceBook>(firstShape, input)
  return first.ok ? parseCurrentFormat(upgradePriceBook(first.value)) : first
}

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
