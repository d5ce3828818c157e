import { bookingTerms } from '@dustforce/office/ledger'
import { seriesHorizon, visitBooking } from '@dustforce/office/series'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { keptPlan } from './kept-plan.ts'
import { planVisits } from './plan-visits.ts'
import { isOtherThanAgreed, plannedLetter } from './series-letter.ts'
import { type KeptSeries, SeriesStore } from './series-store.ts'

/** How many series are planned at once, and how often one is tried whose places others take meanwhile. */
const batch = 100
const tries = 5

/**
 * Writes the next visits of every running series, as far ahead as days can be booked and a day more, and tells customers of those that are not as agreed.
 * One that cannot be planned is noted for the office.
 * Done again, it writes nothing again; after days without it, it writes what is missing once.
 */
export const extendSeries = Effect.fn('extendSeries')(function* () {
  const { policy } = yield* Business
  const store = yield* SeriesStore
  const through = seriesHorizon(yield* Clock.currentTimeMillis, policy)
  let written = 0
  for (;;) {
    const due = yield* store.due(through, batch)
    const before = written
    for (const series of due) if (yield* extendOne(series, through)) written += 1
    // What another run is writing is left to it.
    if (due.length < batch || written === before) return written
  }
})

/** Whether the visits of one series are written, or it is noted why not. */
const extendOne = Effect.fn('extendOne')(function* (
  series: KeptSeries,
  through: KeptSeries['plannedThrough'],
) {
  const store = yield* SeriesStore
  const { policy } = yield* Business
  for (let nr = 0; nr < tries; nr += 1) {
    const planned = yield* nextVisits(series, through)
    if ('problem' in planned) {
      yield* Effect.logError('A series cannot be planned', series.id, planned.problem)
      yield* store.noteProblem(series, planned.problem)
      return true
    }
    const { id: seriesId, version } = series
    const outcome = yield* store.write({
      ...{ seriesId, version, plannedThrough: through, terms: bookingTerms(policy) },
      ...planned,
    })
    if (outcome !== 'refused') return outcome === 'written'
  }
  return false
})

/** The visits that follow those which are written; or why there can be none. */
const nextVisits = Effect.fn('nextVisits')(function* (
  series: KeptSeries,
  through: KeptSeries['plannedThrough'],
) {
  const plan = yield* keptPlan(series)
  if ('problem' in plan) return { problem: plan.problem }
  const { book, request } = plan
  const { visits } = yield* planVisits(book, { ...plan.series, through }, through)
  return {
    visits: visits.flatMap((visit) =>
      visit.date === null ? [] : [visitBooking(request, request.addOns, visit, series.priceBook)],
    ),
    left: visits
      .filter((visit) => visit.date === null && isOtherThanAgreed(visit))
      .map(({ original, why }) => ({ original, why })),
    letter: plannedLetter(visits),
  }
})
