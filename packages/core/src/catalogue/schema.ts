/**
 * Reads price books from outside. Apart from the rest of the catalogue, so that a tool which only quotes ships no parser.
 */
import * as Schema from 'effect/Schema'
import { type Cents, isCents } from '../money/index.ts'
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

const validate = Schema.toStandardSchemaV1(PriceBookSchema)['~standard'].validate

/** A field that is wrong, as a path ('services.standard.basePrices'), and why. */
export interface PriceBookIssue {
  readonly field: string
  readonly message: string
}

/** A price book that was read, or everything that is wrong with it. */
export type PriceBookResult =
  | { readonly ok: true; readonly book: PriceBook }
  | { readonly ok: false; readonly issues: readonly PriceBookIssue[] }

/**
 * Reads a price book from JSON or any other outside value, and checks that every service in it can be priced.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): PriceBookResult {
  const result = validate(input)
  if (result instanceof Promise) throw new TypeError('The price book schema is synchronous')
  if (result.issues) {
    const issues = result.issues.map(({ path = [], message }) => ({
      field: path.map(String).join('.'),
      message,
    }))
    return { ok: false, issues }
  }
  const issues = priceBookProblems(result.value)
  return issues.length === 0 ? { ok: true, book: result.value } : { ok: false, issues }
}

/** The JSON Schema (draft 2020-12) of a price book, for editors and other languages. */
export function priceBookJsonSchema(): object {
  const { schema } = Schema.toJsonSchemaDocument(PriceBookSchema)
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Price book', ...schema }
}
