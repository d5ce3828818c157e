/**
 * Reads price books from outside. Apart from the rest of the catalogue, so that a tool which only quotes ships no parser.
 */
import * as Schema from 'effect/Schema'
import { type Cents, isCents } from '../money/index.ts'
import { decoder, type FieldIssue } from '../validation/decoder.ts'
import type { HomeSize, PriceBook } from './price-book.ts'
import { priceBookProblems } from './price-book-problems.ts'

const isPrice = (amount: number): amount is Cents => isCents(amount)
const isHomeSize = (size: string): size is HomeSize => /^[1-9]\d*-[1-9]\d*$/.test(size)

const Price = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0),
  Schema.isLessThanOrEqualTo(100_000_000),
).pipe(Schema.refine(isPrice))
const Text = Schema.NonEmptyString
const Percent = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }))

const ServiceSchema = Schema.Struct({
  name: Text,
  description: Schema.String,
  features: Schema.Array(Schema.String),
  basePrices: Schema.Record(Schema.String.pipe(Schema.refine(isHomeSize)), Price),
  addOns: Schema.Array(Text),
})

const AddOnSchema = Schema.Struct({
  name: Text,
  priceCents: Price,
  unit: Schema.optionalKey(Text),
  description: Schema.String,
})

/** A price book as JSON: the shape of `PriceBook`, amounts in cents. What it means is checked by `priceBookProblems`. */
export const PriceBookSchema = Schema.Struct({
  version: Text,
  currency: Schema.Literals(['CAD', 'USD']),
  rounding: Schema.Literals(['dollar', 'cent']),
  tax: Schema.Struct({ name: Text, percent: Percent, mode: Schema.Literals(['added', 'included']) }),
  petFeeCents: Price,
  extraBedroomCents: Price,
  extraBathroomCents: Price,
  maxRooms: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 20 })),
  services: Schema.Record(Schema.String, ServiceSchema),
  addOns: Schema.Record(Schema.String, AddOnSchema),
})

const decode = decoder(PriceBookSchema)

/** A price book that was read, or everything that is wrong with it. */
export type PriceBookResult =
  | { readonly ok: true; readonly book: PriceBook }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/**
 * Reads a price book from JSON or any other outside value, and checks that every service in it can be priced.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): PriceBookResult {
  const decoded = decode(input)
  if (!decoded.ok) return decoded
  const issues = priceBookProblems(decoded.value)
  return issues.length === 0 ? { ok: true, book: decoded.value } : { ok: false, issues }
}

/**
 * The JSON Schema (draft 2020-12) of a price book, for editors and other languages.
 *
 * @example
 * Object.hasOwn(priceBookJsonSchema(), '$schema') // => true
 */
export function priceBookJsonSchema(): object {
  const { schema } = Schema.toJsonSchemaDocument(PriceBookSchema)
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Price book', ...schema }
}
