/**
 * Reads price books from outside. Apart from the rest of the catalogue, so that a tool which only quotes ships no parser.
 */
import type { Problem } from '../validation/shape.ts'
import { bookShape } from './book-shape.ts'
import { type FirstPriceBook, firstShape, isFirstFormat, upgradePriceBook } from './first-format.ts'
import type { PriceBook } from './price-book.ts'
import { priceBookProblems } from './price-book-problems.ts'

export { type FirstPriceBook, upgradePriceBook } from './first-format.ts'

/** A price book that was read, or everything that is wrong with it. */
export type PriceBookResult =
  | { readonly ok: true; readonly book: PriceBook }
  | { readonly ok: false; readonly issues: readonly Problem[] }

/**
 * Reads a price book from JSON or any other outside value, of the current or of the first format, and checks that it can price every
 * request. Nothing is dropped: a field, a cell or a name that cannot be read is an issue.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): PriceBookResult {
  if (!isFirstFormat(input)) return parseCurrent(input)
  const issues = firstShape.problems(input, '')
  return issues.length > 0 || !isFirst(input) ? { ok: false, issues } : parseCurrent(upgradePriceBook(input))
}

function parseCurrent(input: unknown): PriceBookResult {
  const malformed = bookShape.problems(input, '')
  if (malformed.length > 0 || !isBook(input)) return { ok: false, issues: malformed }
  const issues = priceBookProblems(input)
  return issues.length === 0 ? { ok: true, book: input } : { ok: false, issues }
}

/** What the shapes found nothing wrong with has the types that they describe. */
const isBook = (input: unknown): input is PriceBook => typeof input === 'object'
const isFirst = (input: unknown): input is FirstPriceBook => typeof input === 'object'

/**
 * The parser of price books for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * PriceBookSchema['~standard'].validate(gtaPriceBook) // => { value: gtaPriceBook }
 */
export const PriceBookSchema = {
  '~standard': {
    version: 1,
    vendor: '@dustforce/core',
    validate: (
      input: unknown,
    ):
      | { readonly value: PriceBook }
      | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] } => {
      const result = parsePriceBook(input)
      if (result.ok) return { value: result.book }
      return { issues: result.issues.map(({ field, message }) => ({ message, path: field.split('.') })) }
    },
  },
} as const

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
