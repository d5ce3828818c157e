import type { PriceBook } from '@dustforce/core/catalogue'
import type { BusinessDate } from '@dustforce/core/schedule'
import {
  ontarioRise,
  type PriceRisePlan,
  planPriceRise,
  type RiseQuestion,
  type RisingSeries,
} from '@dustforce/office/price-rise'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { keptPlan } from '../series/kept-plan.ts'
import { PriceRises, type SeriesToRaise } from './price-rises.ts'

/** What a rise would come to now. */
export interface PlannedRise {
  /** The new prices, under the version that they are kept by. */
  readonly book: PriceBook
  readonly plan: PriceRisePlan
  readonly series: ReadonlyMap<string, SeriesToRaise>
}

/** Says what the prices that are charged now would do to every running series from a day on. */
export const planRise = Effect.fn('planRise')(function* (from: BusinessDate) {
  const { priceBook, policy } = yield* Business
  const version = yield* PriceBooks.use((books) => books.keep(priceBook))
  const book = { ...priceBook, version }
  const all = yield* PriceRises.use(({ series }) => series)
  const question: RiseQuestion = {
    ...{ book, from, policy, terms: ontarioRise, now: yield* Clock.currentTimeMillis },
  }
  const rising = yield* Effect.forEach(all, risingSeries)
  const series = new Map(all.map((one) => [one.id, one]))
  return { book, series, plan: planPriceRise(rising, question) } satisfies PlannedRise
})

const risingSeries = Effect.fn('risingSeries')(function* (one: SeriesToRaise) {
  const kept = yield* keptPlan(one)
  const { id, priceBook: bookVersion, plannedThrough, placed, last, written, isTold } = one
  return {
    ...{ id, bookVersion, plannedThrough, placed, last, written, isTold },
    own: 'problem' in kept ? null : kept,
  } satisfies RisingSeries
})
