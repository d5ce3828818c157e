import type { PriceBook } from '@dustforce/core/catalogue'
import {
  type ChangePlan,
  type ChangeProblem,
  planSeriesChange,
  type SeriesChange,
} from '@dustforce/office/series/change'
import * as Effect from 'effect/Effect'
import { keptPlan } from './kept-plan.ts'
import { seriesAvailability } from './series-availability.ts'
import { SeriesStore, type SeriesToChange } from './series-store.ts'

/** Why a series cannot be changed. */
export type SeriesRefusal = ChangeProblem | 'no-series' | 'over' | 'unknown-prices'

/** The preview of a change now, or the reason why it cannot be made. */
export type PreviewedChange =
  | {
      readonly status: 'possible'
      readonly series: SeriesToChange
      readonly book: PriceBook
      readonly plan: ChangePlan
    }
  | { readonly status: 'refused'; readonly why: SeriesRefusal }

/** Says what a change of the series of a booking would do now, which is what doing it does. */
export const previewSeriesChange = Effect.fn('previewSeriesChange')(function* (
  bookingId: string,
  change: SeriesChange,
) {
  return yield* plannedChange(yield* SeriesStore.use((store) => store.toChange(bookingId, null)), change)
})

/** Plans a change of a series as it is kept, on what is known now. */
export const plannedChange = Effect.fn('plannedChange')(function* (
  series: SeriesToChange | null,
  change: SeriesChange,
) {
  if (series === null) return refused('no-series')
  if (series.status !== 'running') return refused('over')
  const kept = yield* keptPlan(series)
  if ('problem' in kept) return refused('unknown-prices')
  const { book, request } = kept
  const { resume: _, ...rule } = kept.series
  const { priceBook: bookVersion, plannedThrough, written: visits } = series
  const asked = change.kind === 'rearrange' ? (change.date ?? plannedThrough) : plannedThrough
  const question = yield* seriesAvailability(asked > plannedThrough ? asked : plannedThrough)
  const own = { ...{ book, bookVersion, request, plannedThrough, visits }, series: rule }
  const plan = planSeriesChange(own, change, question)
  return typeof plan === 'string' ? refused(plan) : ({ status: 'possible', series, book, plan } as const)
})

function refused(why: SeriesRefusal): PreviewedChange {
  return { status: 'refused', why }
}
