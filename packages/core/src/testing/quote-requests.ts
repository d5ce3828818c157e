import fc from 'fast-check'
import { measuresOf } from '../catalogue/apply-rule.ts'
import type { Measure, Measures, PriceBook, Service } from '../catalogue/index.ts'
import { isChoice, isCount } from '../catalogue/measure.ts'
import { cents } from '../money/index.ts'
import { type Discount, parseQuoteRequest, type QuoteRequest } from '../quote/index.ts'

/** Discounts that a price book can apply, with whole and broken values. */
export function discounts(): fc.Arbitrary<Discount> {
  const percentage = fc
    .integer({ min: 0, max: 10_000 })
    .map((value) => ({ type: 'percentage' as const, value: value / 100 }))
  const fixed = fc
    .integer({ min: 0, max: 100_000 })
    .map((amount) => ({ type: 'fixed' as const, amountCents: cents(amount) }))
  return fc.oneof(percentage, fixed)
}

/**
 * Requests that a price book can quote: any of its services and measures, any of the service's add-ons, any day, with and without a
 * discount.
 *
 * @example
 * fc.sample(quoteRequests(gtaPriceBook), 1).length // => 1
 */
export function quoteRequests<S extends string, A extends string, M extends Measures>(
  book: PriceBook<S, A, M>,
): fc.Arbitrary<QuoteRequest<S, A, M>> {
  return fc
    .constantFrom(...Object.entries<Service>(book.services))
    .chain(([id, service]) => {
      const fields: Record<string, fc.Arbitrary<unknown>> = {
        service: fc.constant(id),
        ...Object.fromEntries(Object.entries(book.measures).map(([key, measure]) => [key, values(measure)])),
        addOns: addOns(book, service),
        date: days,
        time: fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
        visit: fc.integer({ min: 1, max: 3 }),
        promo: discounts(),
      }
      const frequencies = Object.keys(book.frequencies ?? {})
      if (frequencies.length > 0) fields.frequency = fc.constantFrom(...frequencies)
      return fc.record(fields, { requiredKeys: ['service', ...needed(service)] })
    })
    .filter((request) => parseQuoteRequest(book, request).ok)
    .map((request: object) => request as QuoteRequest<S, A, M>)
}

const days = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

function values(measure: Measure): fc.Arbitrary<unknown> {
  if (isCount(measure)) return fc.integer({ min: measure.min, max: measure.max })
  return isChoice(measure) ? fc.constantFrom(...Object.keys(measure.choices)) : fc.boolean()
}

function needed({ price, minutes }: Service): readonly string[] {
  return [...measuresOf(price), ...(minutes === undefined ? [] : measuresOf(minutes))]
}

function addOns(book: PriceBook, service: Service): fc.Arbitrary<unknown[]> {
  return fc.subarray([...service.addOns]).chain((ids) =>
    fc.tuple(
      ...ids.map((id) => {
        const most = book.addOns[id]?.most ?? 1
        return fc.oneof(
          fc.constant(id),
          fc.integer({ min: 1, max: most }).map((quantity) => ({ id, quantity })),
        )
      }),
    ),
  )
}
