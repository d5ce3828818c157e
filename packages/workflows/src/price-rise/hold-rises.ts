import { businessDateOf } from '@dustforce/core/schedule'
import { bookingRow } from '@dustforce/office/booking'
import { standardCharges } from '@dustforce/office/charging'
import { firstUnannounced, riseTermsOf, visitQuote } from '@dustforce/office/price-rise'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { keptPlan } from '../series/kept-plan.ts'
import { priceColumns } from '../series/visit-columns.ts'
import { type DueRise, PriceRises } from './price-rises.ts'

const batch = 100
const tries = 5

/**
 * Lets the rises hold whose day is near: before the first visit that costs more is announced, all visits from that day on are priced again, and the series
 * costs by its new book. Done again, it does nothing again; after days without it, what was announced meanwhile keeps its price.
 */
export const holdRises = Effect.fn('holdRises')(function* () {
  const { policy, charges = standardCharges } = yield* Business
  const today = businessDateOf(yield* Clock.currentTimeMillis, policy.zone)
  const first = firstUnannounced(today, riseTermsOf(charges))
  let held = 0
  for (let nr = 0; nr < tries; ) {
    const due = yield* PriceRises.use((rises) => rises.due(first, batch))
    if (due.length === 0) break
    let done = 0
    for (const rise of due) if (yield* holdOne(rise, first)) done += 1
    held += done
    // Those that were changed meanwhile are looked at again.
    if (done < due.length) nr += 1
  }
  return held
})

/** Whether a rise holds now; one that cannot is logged, and the series costs as before. */
const holdOne = Effect.fn('holdOne')(function* (rise: DueRise, first: DueRise['holdsFrom']) {
  const kept = yield* keptPlan(rise)
  const after = yield* PriceBooks.use((books) => books.find(rise.priceBookAfter))
  if ('problem' in kept || after === null) {
    const why = 'problem' in kept ? kept.problem : `The price book ${rise.priceBookAfter} is not kept`
    yield* Effect.logError('A price rise cannot hold', rise.id, why)
    return false
  }
  const visits = rise.written.flatMap((visit) => {
    const { id, version, date, minute, isOfSeries } = visit
    if (!isOfSeries || date < first) return []
    const priced = visitQuote(after.book, kept.series, visit)
    // A visit with something that the new prices do not have stays at its old price.
    if ('problems' in priced) return []
    const quote = { ...priced.quote, priceBook: rise.priceBookAfter }
    return [
      { id, version, row: priceColumns(bookingRow({ ...kept.request, date, minute }, quote, after.book)) },
    ]
  })
  const { id: seriesId, version, riseId } = rise
  const outcome = yield* PriceRises.use((rises) => rises.hold({ riseId, seriesId, version, visits }))
  return outcome === 'held'
})
