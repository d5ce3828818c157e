import { formatLongDate } from '@dustforce/core/schedule'
import type { OwnSeries } from '@dustforce/office/booking'
import { isPaid, paymentLabel } from '@dustforce/office/booking'
import { offeredIntervals } from '@dustforce/office/series'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import type { OpenedLink } from '../links/booking-links.ts'
import { type SeenVisit, SeriesStore } from './series-store.ts'

/** The visits that repeat, of which a booking is one, in words for its customer; null for one that is just once. */
export const ownSeries = Effect.fn('ownSeries')(function* (bookingId: string) {
  const { priceBook } = yield* Business
  const series = yield* SeriesStore.use((store) => store.of(bookingId))
  if (series === null) return null
  const { every, status, visits } = series
  return {
    often:
      offeredIntervals(priceBook).find((interval) => interval.every === every)?.name ?? 'Visits that repeat',
    isRunning: status === 'running',
    visits: visits.map((visit) => ({
      ...{ original: visit.original, totalCents: visit.totalCents, canEnd: visit.canEnd },
      when: `${formatLongDate(visit.date)} at ${visit.time}`,
      state: stateOf(visit),
      isThis: visit.bookingId === bookingId,
    })),
  } satisfies OwnSeries
})

function stateOf({ payment, status }: SeenVisit): string {
  if (status === 'canceled') return 'Called off'
  return isPaid(payment) ? 'Paid' : paymentLabel(payment, false, status)
}

/** What is told of visits that are no longer those that were shown. */
export const seriesChanged =
  'Your visits have changed in the meantime. Nothing was changed now: please look again.'

/** Ends a series, or leaves one of its visits out, for its customer; false when other visits were shown than there are. */
export const changeSeries = Effect.fn('changeSeries')(function* (
  {
    booking: { record },
    linkId,
  }: Pick<Extract<OpenedLink, { readonly status: 'found' }>, 'booking' | 'linkId'>,
  asked:
    | { readonly act: 'end-series'; readonly originals: readonly string[] }
    | { readonly act: 'skip-visit'; readonly original: string },
) {
  const store = yield* SeriesStore
  const series = yield* store.of(record.id)
  if (series === null) return false
  const who = { seriesId: series.id, actor: `customer ${linkId}` }
  const outcome =
    asked.act === 'end-series'
      ? yield* store.end({ ...who, by: 'customer', originals: asked.originals })
      : yield* store.skip({ ...who, original: asked.original })
  return outcome !== 'changed'
})
