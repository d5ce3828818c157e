import { planSeries } from '@dustforce/core/series'
import { bookingTerms } from '@dustforce/office/ledger'
import { seriesHorizon, visitBooking } from '@dustforce/office/series'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { keptPlan } from './kept-plan.ts'
import { rememberingBooks } from './remembering-books.ts'
import { seriesAvailability } from './series-availability.ts'
import { isOtherThanAgreed, plannedLetter } from './series-letter.ts'
import { type KeptSeries, type PlannedVisits, SeriesStore } from './series-store.ts'

/** The number of series that are planned at once, and the number of tries of one whose places others take meanwhile. */
const batch = 100
const tries = 5

type Through = KeptSeries['plannedThrough']
/** The facts that series are planned on. */
type Question = Effect.Success<ReturnType<typeof seriesAvailability>>
/** The next visits of a series, or why there can be none. */
type Planned = Pick<PlannedVisits, 'visits' | 'left' | 'letter'> | Unplannable
interface Unplannable {
  readonly problem: string
}

/**
 * Writes the next visits of every running series, as far ahead as days can be booked and a day more, and tells customers of those that are not as agreed.
 * One that cannot be planned is noted for the office. Done again, it writes nothing again; after days without it, it writes what is missing once.
 */
export const extendSeries = Effect.fn('extendSeries')(function* () {
  const { policy } = yield* Business
  const store = yield* SeriesStore
  const books = rememberingBooks(yield* PriceBooks)
  const through = seriesHorizon(yield* Clock.currentTimeMillis, policy)
  let written = 0
  for (;;) {
    const due = yield* store.due(through, batch)
    const before = written
    if (due.length > 0) written += yield* Effect.provideService(extendSome(due, through), PriceBooks, books)
    // A series that another run is writing is left to it.
    if (due.length < batch || written === before) return written
  }
})

/**
 * Plans some series on what is known when it begins, and writes what they have: a place that is taken meanwhile is refused, and the series planned again.
 * Those that have nothing to write, which are most on most days, are passed together. Returns how many are done.
 */
const extendSome = Effect.fn('extendSome')(function* (due: readonly KeptSeries[], through: Through) {
  const store = yield* SeriesStore
  const question = yield* seriesAvailability(through)
  const idle: KeptSeries[] = []
  let written = 0
  for (const series of due) {
    const planned = yield* nextVisits(series, through, question)
    if (!('problem' in planned) && planned.visits.length === 0 && planned.left.length === 0) idle.push(series)
    else if (yield* extendOne(series, through, planned)) written += 1
  }
  return written + (idle.length === 0 ? 0 : yield* store.pass(idle, through))
})

/** Whether the visits of one series are written, or it is noted why not. */
const extendOne = Effect.fn('extendOne')(function* (series: KeptSeries, through: Through, first: Planned) {
  const store = yield* SeriesStore
  const { policy } = yield* Business
  let planned = first
  for (let nr = 0; nr < tries; nr += 1) {
    if (nr > 0) planned = yield* nextVisits(series, through, yield* seriesAvailability(through))
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
  through: Through,
  { policy, availability }: Question,
) {
  const plan = yield* keptPlan(series)
  if ('problem' in plan) return { problem: plan.problem }
  const { book, request } = plan
  const { visits } = planSeries(book, policy, { ...plan.series, through }, availability)
  return {
    visits: visits.flatMap((visit) =>
      visit.date === null ? [] : [visitBooking(request, request.addOns, visit, series.priceBook)],
    ),
    left: visits
      .filter((visit) => visit.date === null && isOtherThanAgreed(visit))
      .map(({ original, why }) => ({ original, why })),
    letter: plannedLetter(visits),
  } satisfies Planned
})
