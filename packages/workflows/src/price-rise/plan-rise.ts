import type { PriceBook } from '@dustforce/core/catalogue'
import { type BusinessDate, businessDateOf } from '@dustforce/core/schedule'
import { standardCharges } from '@dustforce/office/charging'
import {
  type PriceRisePlan,
  planPriceRise,
  type RiseQuestion,
  type RisingSeries,
  riseDate,
  riseTermsOf,
} from '@dustforce/office/price-rise'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { keptPlan } from '../series/kept-plan.ts'
import { PriceRises, type SeriesToRaise } from './price-rises.ts'

/** The outcome that a rise would have now. */
export interface PlannedRise {
  /** The first day that is named, and the first one that the law allows. */
  readonly from: BusinessDate
  readonly earliest: BusinessDate
  /** The new prices, under the version that they are kept by. */
  readonly book: PriceBook
  readonly plan: PriceRisePlan
  readonly series: ReadonlyMap<string, SeriesToRaise>
}

/** Says what the prices that are charged now would do to every running series from a day on, or as early as can be. */
export const planRise = Effect.fn('planRise')(function* (named: BusinessDate | null) {
  const { priceBook, policy, charges = standardCharges } = yield* Business
  const terms = riseTermsOf(charges)
  const version = yield* PriceBooks.use((books) => books.keep(priceBook))
  const book = { ...priceBook, version }
  const now = yield* Clock.currentTimeMillis
  const today = businessDateOf(now, policy.zone)
  const earliest = riseDate(today, today, terms)
  const from = named ?? earliest
  const all = yield* PriceRises.use(({ series }) => series)
  const question: RiseQuestion = { book, from, policy, now, terms }
  const rising = yield* Effect.forEach(all, risingSeries)
  const series = new Map(all.map((one) => [one.id, one]))
  return { from, earliest, book, series, plan: planPriceRise(rising, question) } satisfies PlannedRise
})

const risingSeries = Effect.fn('risingSeries')(function* (one: SeriesToRaise) {
  const kept = yield* keptPlan(one)
  const { id, priceBook: bookVersion, plannedThrough, placed, last, written, isTold } = one
  return {
    ...{ id, bookVersion, plannedThrough, placed, last, written, isTold },
    own: 'problem' in kept ? null : kept,
  } satisfies RisingSeries
})
