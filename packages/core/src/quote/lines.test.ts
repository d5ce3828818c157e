import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type PriceBook } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { diffQuotes } from './compare.ts'
import { discountProblem } from './discount-problem.ts'
import { type Quote, type QuoteLine, quoteProblems } from './index.ts'
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
