/**
 * Reads price books from outside. Apart from the rest of the catalogue, so that a tool which only quotes ships no parser.
 */
import type { Parsed } from '../validation/parsed.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { bookShape } from './book-shape.ts'
import { parseCurrentFormat } from './current-format.ts'
import { type FirstPriceBook, firstShape, isFirstFormat, upgradePriceBook } from './first-format.ts'
import type { PriceBook } from './price-book.ts'

export { type FirstPriceBook, upgradePriceBook } from './first-format.ts'

/**
 * Reads a price book from JSON or any other outside value, of the current or of the first format, and checks that it can price every
 * request. Nothing is dropped: a field, a cell or a name that cannot be read is an issue.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): Parsed<PriceBook> {
  if (!isFirstFormat(input)) return parseCurrentFormat(input)
  const issues = firstShape.problems(input, '')
  return issues.length > 0 || !isFirst(input)
    ? { ok: false, issues }
    : parseCurrentFormat(upgradePriceBook(input))
}

/** What the shape found nothing wrong with has the type that it describes. */
const isFirst = (input: unknown): input is FirstPriceBook => typeof input === 'object'

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
