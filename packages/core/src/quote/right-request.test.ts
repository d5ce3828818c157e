import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBooks, quoteRequests } from '../testing/index.ts'
import { nearMisses } from '../testing/near-misses.ts'
import { believedPriceBook, quote as quoteOnly } from './only.ts'
import { quoteProblems } from './quote-problems.ts'
import type { QuoteRequest } from './quote-request.ts'
import { isRight } from './right-request.ts'

const rooms = { id: 'rooms', measure: { one: 'room', many: 'rooms', min: 1, max: 5 }, isNeeded: true }
const pets = { id: 'pets', measure: { label: 'Pets', flag: true }, isNeeded: false } as const
const frequencies = { weekly: { name: 'Weekly', percent: 5 } }
const right = (request: object) =>
  isRight({ frequencies, measures: {} }, { needed: [rooms], others: [pets] }, { service: 'any', ...request })
const promo = { type: 'percentage', value: 10 } as const

describe('isRight', () => {
  it.each([
    {},
    { pets: false },
    { addOns: [], promo },
    { pets: undefined, attic: undefined },
    { date: '2026-12-06', time: '09:00', frequency: 'weekly', visit: 2 },
  ])('is so with what is needed and %j', (more) => expect(right({ rooms: 1, ...more })).toBe(true))

  it.each([
    { pets: 'yes' },
    { attic: 1 },
    { attic: 1, addOns: [], promo },
    { date: '2026-02-30' },
    { time: '24:00' },
    { frequency: 'daily' },
    { frequency: 'toString' },
    { visit: 0 },
    { visit: 1.5 },
  ])('is not with %j', (more) => expect(right({ rooms: 1, ...more })).toBe(false))

  it('is not without what is needed', () => expect(right({})).toBe(false))

  it('leaves a measure called visit to itself', () => {
    const visit = { ...rooms, id: 'visit', isNeeded: false }
    expect(
      isRight(
        { measures: { visit: visit.measure } },
        { needed: [], others: [visit] },
        { service: 'any', visit: 5 },
      ),
    ).toBe(true)
    expect(
      isRight(
        { measures: { visit: visit.measure } },
        { needed: [], others: [visit] },
        { service: 'any', visit: 6 },
      ),
    ).toBe(false)
  })
})

it('lets a quote by itself refuse exactly the requests that have problems', () => {
  const asked = priceBooks().chain((book) => fc.tuple(fc.constant(book), nearMisses(quoteRequests(book))))
  fc.assert(
    fc.property(asked, ([book, near]) => {
      const request = near as QuoteRequest
      if (typeof near !== 'object' || near === null || Array.isArray(near)) return
      const problems = quoteProblems(book, request)
      if (problems.length === 0) expect(() => quoteOnly(believedPriceBook(book), request)).not.toThrow()
      else expect(() => quoteOnly(believedPriceBook(book), request)).toThrow()
    }),
  )
})
