import { addOnsFor } from '@dustforce/core/catalogue'
import { businessDateOf } from '@dustforce/core/schedule'
import { isPaid, type OwnSeries, paymentLabel } from '@dustforce/office/booking'
import { offeredIntervals, type SeenVisit } from '@dustforce/office/series'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { SeriesStore } from './series-store.ts'

/** The visits that repeat, of which a booking is one, for its customer; null for one that is just once. */
export const ownSeries = Effect.fn('ownSeries')(function* (bookingId: string) {
  const { policy } = yield* Business
  const today = businessDateOf(yield* Clock.currentTimeMillis, policy.zone)
  const series = yield* SeriesStore.use((store) => store.of(bookingId))
  if (series === null) return null
  const { every, minute, status, visits, pauses, service } = series
  const kept = yield* PriceBooks.use((books) => books.find(series.priceBook))
  const priced = kept !== null && service !== null && Object.hasOwn(kept.book.services, service)
  const isRunning = status === 'running'
  return {
    ...{ every, minute, isRunning },
    offered: offeredIntervals(kept?.book ?? {}).map((one) => ({ every: one.every, name: one.name })),
    extras: (priced ? addOnsFor(kept.book, service) : []).map(({ id, name, unit = '', amount }) => ({
      ...{ id, name, unit, amountCents: amount },
      isBooked: series.addOns.includes(id),
    })),
    pauses: pauses.filter(({ to }) => isRunning && to >= today),
    visits: visits.map((visit) => ({
      ...{ original: visit.original, date: visit.date, time: visit.time },
      ...{ totalCents: visit.totalCents, canEnd: isRunning && visit.canEnd },
      canComeBack: isRunning && visit.date > today && isOff(visit) && visit.payment === 'arranged',
      state: stateOf(visit),
      isThis: visit.bookingId === bookingId,
    })),
  } satisfies OwnSeries
})

function isOff({ status }: SeenVisit): boolean {
  return status === 'canceled'
}

function stateOf(visit: SeenVisit): string {
  if (isOff(visit)) return 'Called off'
  return isPaid(visit.payment) ? 'Paid' : paymentLabel(visit.payment, false, visit.status)
}
