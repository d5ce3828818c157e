/**
 * Reads series of visits from outside: what `planSeries` takes, for a book. JSON differs from the type as a quote request does: the `value`
 * of a fixed promo is in dollars.
 */
import type { Measures, PriceBook } from '../catalogue/price-book.ts'
import { requestFromJson } from '../quote/parse-request.ts'
import { isRecord } from '../validation/is-record.ts'
import type { Parsed } from '../validation/parsed.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import type { SeriesToPlan } from './series.ts'
import { readSeries } from './series-problems.ts'
import { seriesShape } from './series-shape.ts'

/**
 * Reads a series from JSON or any other outside value, or names everything that is wrong with it: its dates, its fields, and what the book
 * cannot price of it.
 *
 * @example
 * const request = { service: 'standard', bedrooms: 9, bathrooms: 1 }
 * const input = { from: '2026-10-20', every: 'week', time: '09:00', onClosed: 'skip', request }
 * parseSeriesToPlan(gtaPriceBook, input)
 * // => { ok: false, issues: [{ field: 'request.bedrooms', message: 'Choose 1 to 5 bedrooms, not 9' }] }
 */
export function parseSeriesToPlan<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
  input: unknown,
): Parsed<SeriesToPlan<S, A, M>> {
  if (!isRecord(input)) return readSeries(book, input)
  const { request, visits } = input
  const read = (value: unknown) => (isRecord(value) ? requestFromJson(book, value) : value)
  const readVisit = (value: unknown) => (isRecord(value) ? { ...value, request: read(value.request) } : value)
  return readSeries(book, {
    ...input,
    request: read(request),
    ...(isRecord(visits) && {
      visits: Object.fromEntries(Object.entries(visits).map(([date, value]) => [date, readVisit(value)])),
    }),
  })
}

/**
 * The parser of the series that a book can price, for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * seriesToPlanSchema(gtaPriceBook)['~standard'].validate({}).issues?.[0] // => { message: 'missing', path: ['from'] }
 */
export function seriesToPlanSchema<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
): StandardSchema<SeriesToPlan<S, A, M>> {
  return standardSchema((input) => parseSeriesToPlan(book, input))
}

/**
 * The JSON Schema (draft 2020-12) of a series to plan, for editors and other languages. What its request may ask depends on a book, and what
 * dates mean for each other only `parseSeriesToPlan` checks.
 *
 * @example
 * Object.hasOwn(seriesToPlanJsonSchema(), '$schema') // => true
 */
export function seriesToPlanJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:dust-force:series-to-plan',
    title: 'Series to plan',
    description: 'Visits that come back: when, what each of them is, and what is otherwise for some of them.',
    ...seriesShape.jsonSchema,
  }
}
