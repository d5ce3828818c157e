import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../catalogue/apply-rule.ts'
import { bookShape } from '../catalogue/book-shape.ts'
import { type CountMeasure, gtaPriceBook, type PriceBook } from '../catalogue/index.ts'
import { isCount } from '../catalogue/measure.ts'
import { parsePriceBook, priceBookJsonSchema } from '../catalogue/schema.ts'
import { cents } from '../money/index.ts'
import { type QuoteRequest, quote, quoteProblems } from '../quote/index.ts'
import { priceBooks, quoteRequests } from './index.ts'
import { nearMisses } from './near-misses.ts'

const asked = (): fc.Arbitrary<[PriceBook, QuoteRequest]> =>
  priceBooks().chain((book) =>
    quoteRequests(book).map((request): [PriceBook, QuoteRequest] => [book, request]),
  )

/** The counts that a service's price goes by. */
function counts({ services, measures }: PriceBook, service: string): [id: string, measure: CountMeasure][] {
  const rule = services[service]?.price
  return (rule === undefined ? [] : measuresOf(rule)).flatMap((id) => {
    const measure = measures[id]
    return measure !== undefined && isCount(measure) ? [[id, measure]] : []
  })
}

/** The same job, one larger in one count; none where it is as large as can be. */
const larger = (book: PriceBook, request: QuoteRequest): QuoteRequest[] =>
  counts(book, request.service).flatMap(([id, { max }]) => {
    const value = Number(request[id])
    return value < max ? [{ ...request, [id]: value + 1 }] : []
  })

describe('any price book', () => {
  it('is read as it was printed', () => {
    fc.assert(
      fc.property(priceBooks(), (book) => {
        const printed = JSON.stringify(book)
        const parsed = parsePriceBook(JSON.parse(printed))
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
        expect(JSON.stringify(parsed.value)).toBe(printed)
      }),
    )
  })

  it('makes quotes whose lines sum to the total, and whose discounts leave no less than nothing', () => {
    fc.assert(
      fc.property(asked(), ([book, request]) => {
        const made = quote(book, request)
        expect(made.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(made.totalCents)
        expect(made.discountCents).toBeGreaterThanOrEqual(0)
        expect(made.discountCents).toBeLessThanOrEqual(made.subtotalCents)
        expect(made.baseCents + made.addOnsCents + made.chargesCents).toBe(made.subtotalCents)
      }),
    )
  })

  it('never charges less for a larger job', () => {
    fc.assert(
      fc.property(asked(), ([book, { promo: _, ...request }]) => {
        // A share that is taken off grows by steps, where all else may not.
        if (book.charges?.some((charge) => 'percent' in charge && charge.percent < 0)) return
        const { subtotalCents } = quote(book, request)
        for (const job of larger(book, request))
          expect(quote(book, job).subtotalCents).toBeGreaterThanOrEqual(subtotalCents)
      }),
    )
  })

  it('has tiers without a jump: one more unit costs at most the dearest unit', () => {
    fc.assert(
      fc.property(asked(), ([book, { promo: _, ...request }]) => {
        const rule = book.services[request.service]?.price
        if (rule?.kind !== 'per-unit') return
        const dearest = Math.max(rule.each, ...(rule.tiers ?? []).map(({ each }) => each))
        const { baseCents } = quote(book, request)
        for (const job of larger(book, request))
          expect(quote(book, job).baseCents - baseCents).toBeLessThanOrEqual(dearest)
      }),
    )
  })

  it('leaves nothing to pay with a promo code, or what can be charged', () => {
    fc.assert(
      fc.property(asked(), ([book, request]) => {
        if (request.promo === undefined) return
        const { totalCents } = quote(book, request)
        if (totalCents !== 0) expect(totalCents).toBeGreaterThanOrEqual(book.minimumTotal ?? 0)
      }),
    )
  })

  it('names a promo code that leaves less than can be charged', () => {
    const promo = { type: 'fixed', amountCents: cents(15_970) } as const
    expect(quoteProblems(gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1, promo })).toEqual([
      { field: 'promo', message: 'The discount would leave less to pay than can be charged' },
    ])
  })
})

describe('the JSON Schema', () => {
  const accepts = new Ajv2020({ strict: false }).compile(priceBookJsonSchema())

  it('accepts a book and a near-miss exactly when the parser’s shapes do', () => {
    fc.assert(
      fc.property(nearMisses(priceBooks()), (near) => {
        expect([accepts(near), near]).toEqual([bookShape.problems(near, '').length === 0, near])
        if (!accepts(near)) expect(parsePriceBook(near).ok).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})
