import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type PriceBook, priceBookProblems } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { diffQuotes } from './compare.ts'
import { discountProblem } from './discount-problem.ts'
import { type Quote, type QuoteLine, quote, quoteProblems } from './index.ts'
import { believedPriceBook, quote as quoteOnly } from './only.ts'
import { shownCents } from './shown-cents.ts'

const amountCents = cents(500)
const counted = { measure: 'rooms', count: 2, eachCents: cents(250) }
const tax = { percent: 20, taxableCents: cents(3000), taxCents: amountCents }

/** A quote of lines alone: comparing looks at nothing else. */
const quoteOf = (...lines: readonly QuoteLine[]): Quote => ({
  ...{ priceBook: 'a-1', currency: 'EUR', service: 'clean', lines, minutes: null },
  ...{ baseCents: amountCents, addOnsCents: amountCents, chargesCents: amountCents },
  ...{ subtotalCents: amountCents, discountCents: amountCents, taxCents: amountCents },
  totalCents: amountCents,
})

const taxLine = (label: string, taxCents = amountCents): QuoteLine => ({
  ...{ rule: 'tax', label, amountCents },
  inputs: { ...tax, taxCents, mode: 'added' },
})
const beyond = (measure: string): QuoteLine => ({
  ...{ rule: 'beyond', label: 'Extra', amountCents },
  inputs: { ...counted, measure },
})
const tier = (from: number): QuoteLine => ({
  ...{ rule: 'tier', label: 'More', amountCents },
  inputs: { ...counted, from },
})

describe('diffQuotes', () => {
  it.each([
    ['steps beyond a table, by their measure', beyond('rooms'), beyond('baths')],
    ['tiers, by where they begin', tier(11), tier(21)],
    ['taxes, by their names', taxLine('GST'), taxLine('PST')],
  ])('tells lines of one rule apart: %s', (_, one, other) => {
    expect(diffQuotes(quoteOf(one, other), quoteOf(other, one)).lines).toEqual([])
    expect(diffQuotes(quoteOf(one), quoteOf(other)).lines).toEqual([
      { before: one, changeCents: -500 },
      { after: other, changeCents: 500 },
    ])
  })

  it('takes lines that are the same by their turn, however many there are', () => {
    const [first, second, third] = [1, 2, 3].map((amount) => taxLine('GST', cents(amount)))
    if (!first || !second || !third) throw new Error('There are three')
    expect(diffQuotes(quoteOf(first, second, third), quoteOf(first, second)).lines).toEqual([
      { before: third, changeCents: -500 },
    ])
  })
})

describe('shownCents', () => {
  it('is the amount of a line, and how much a tax is that the prices contain', () => {
    const contained: QuoteLine = {
      ...{ rule: 'tax', label: 'VAT', amountCents: cents(0) },
      inputs: { ...tax, mode: 'included' },
    }
    expect([shownCents(beyond('rooms')), shownCents(contained)]).toEqual([500, 500])
  })
})

describe('discountProblem', () => {
  it.each([
    [{ type: 'percentage', value: 100 }, undefined],
    [{ type: 'percentage', value: 100.5 }, 'A percentage cannot exceed 100, not 100.5'],
    [{ type: 'percentage', value: -1 }, 'A discount must be a number from 0, not -1'],
    [{ type: 'fixed', amountCents: cents(100_000_000) }, undefined],
    [
      { type: 'fixed', amountCents: cents(100_000_001) },
      'A discount must be at most 100000000 cents, not 100000001',
    ],
    [{ type: 'fixed', amountCents: 0.5 as never }, 'A fixed discount must be whole cents, not 0.5'],
    [{ type: 'fixed', amountCents: cents(-5) }, 'A discount must be a number from 0, not -5'],
    [{ type: 'fixed', amountCents: Number.NaN as never }, 'A discount must be a number from 0, not NaN'],
  ] as const)('says what is wrong with %o', (promo, problem) => {
    expect(discountProblem(promo)).toBe(problem)
  })
})

it('names a frequency of a book that has none, and counts a measure called visit as its own', () => {
  const { frequencies: _none, ...plain } = gtaPriceBook as PriceBook
  const request = { service: 'standard', bedrooms: 1, bathrooms: 1 }
  expect(quoteProblems(plain, { ...request, frequency: 'weekly' })).toEqual([
    { field: 'frequency', message: "Unknown frequency 'weekly'; choose one of none" },
  ])
  const visit = { label: 'Visit', flag: true } as const
  expect(quoteProblems({ ...plain, measures: { ...plain.measures, visit } }, request)).toEqual([])
})

it('leaves out an add-on that a book which its program vouches for does not have', () => {
  const request = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const
  const vouched: PriceBook = believedPriceBook({ ...gtaPriceBook, addOns: {} })
  expect(quoteOnly(vouched, request).totalCents).toBe(18_100)
})

it('names the frequencies and the facts that a charge can go by', () => {
  const { frequencies: _none, ...plain } = gtaPriceBook as PriceBook
  const when = (condition: object) => ({
    ...plain,
    charges: [{ id: 'a', name: 'A', amount: cents(5), when: condition }],
  })
  expect(priceBookProblems(when({ frequency: 'weekly' }) as PriceBook).map(({ message }) => message)).toEqual(
    ['must be one of none, not "weekly"'],
  )
  expect(priceBookProblems(when({ nonsense: 'x' }) as PriceBook)).toHaveLength(1)
})

it('spreads a discount over lines of which none has anything left', () => {
  const free = { name: 'Visit', description: '', features: [], addOns: [], taxes: ['VAT'] }
  const book: PriceBook = {
    ...{ version: 'a-1', currency: 'EUR', rounding: 'cent', measures: {}, addOns: {} },
    taxes: [{ name: 'VAT', percent: 20, mode: 'added' }],
    services: { visit: { ...free, price: { kind: 'flat', amount: cents(0) } } },
  }
  const { totalCents, lines } = quote(book, {
    service: 'visit',
    promo: { type: 'fixed', amountCents: cents(500) },
  })
  expect([totalCents, lines.map(({ amountCents }) => amountCents)]).toEqual([0, [0, 0, 0]])
})
