import type { PriceBook } from '@dustforce/core/catalogue'
import { addDays, type BusinessDate, businessDateOf, daysBetween } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { planSeries, type SeriesPlan, type SeriesToPlan } from '@dustforce/core/series'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Availability } from '../checkout/availability.ts'
import { Business } from '../checkout/business.ts'

/**
 * Plans a series on what is known now: the hours, the closures and the places that are taken, from today until a date.
 *
 * @param series one that the book can price: anything else is a defect
 */
export const planVisits = Effect.fn('planVisits')(function* (
  book: PriceBook,
  series: SeriesToPlan,
  through: BusinessDate,
) {
  const { policy } = yield* Business
  const now = yield* Clock.currentTimeMillis
  const today = businessDateOf(now, policy.zone)
  // A visit that is moved may be after the last date that the series has.
  const days = daysBetween(today, addDays(through, 31))
  const { limit, taken, rules, busy } = yield* Availability.use(({ occupancy }) => occupancy(today, days))
  const plan: SeriesPlan = planSeries(book, withOfficeRules(policy, rules), series, {
    ...{ now, limit, taken },
    // Crews limit only where the office counts them.
    busy,
  })
  return plan
})
