import type { PriceBook } from '@dustforce/core/catalogue'
import type { BusinessDate } from '@dustforce/core/schedule'
import { planSeries, type SeriesToPlan } from '@dustforce/core/series'
import * as Effect from 'effect/Effect'
import { seriesAvailability } from './series-availability.ts'

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
  const { policy, availability } = yield* seriesAvailability(through)
  return planSeries(book, policy, series, availability)
})
