import { quote } from '@dustforce/core/quote'
import { businessDate, minuteOfLabel } from '@dustforce/core/schedule'
import { checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import { bookingTerms } from '@dustforce/office/ledger'
import {
  isMissing,
  isShownChange,
  type SeriesChange,
  type ShownChange,
} from '@dustforce/office/series/change'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { extendSeries } from './extend-series.ts'
import { type PreviewedChange, plannedChange } from './preview-series-change.ts'
import { seriesLetter } from './series-letter.ts'
import { type SeriesChanged, SeriesStore } from './series-store.ts'

/** A change as it is asked for, and as it was shown. */
export interface AskedChange extends Pick<SeriesChanged, 'by' | 'actor' | 'reason' | 'missedBy'> {
  readonly bookingId: string
  readonly actId: string
  readonly change: SeriesChange
  /** The version of the series that was looked at. */
  readonly version: number
  readonly shown: readonly ShownChange[]
}

/** Does a change of a series when it is still what was shown: `changed` when it is not. */
export const changeSeries = Effect.fn('changeSeries')(function* (asked: AskedChange) {
  const { bookingId, actId, change, by, actor, reason } = asked
  const { policy } = yield* Business
  const store = yield* SeriesStore
  const series = yield* store.toChange(bookingId, actId)
  if (series?.isDone === true) return 'done'
  const previewed = yield* plannedChange(series, change)
  if (previewed.status === 'refused') return previewed.why
  const { plan } = previewed
  if (previewed.series.version !== asked.version || !isShownChange(asked.shown, plan)) return 'changed'
  const { id: seriesId, version } = previewed.series
  const outcome = yield* store.change({
    ...{ id: actId, seriesId, version, asked: change, by, actor, reason, isEnded: plan.isEnded },
    missedBy: isMissing(change) ? asked.missedBy : null,
    rule: ruleOf(previewed),
    visits: plan.visits.flatMap(({ kind, visit, booking }) =>
      visit !== null && (kind === 'off' || kind === 'again' || kind === 'changed')
        ? [{ kind, visit, booking }]
        : [],
    ),
    added: plan.visits.flatMap(({ kind, booking }) => (kind === 'new' && booking !== null ? [booking] : [])),
    left: plan.visits.flatMap(({ kind, original, why }) => (kind === 'left' ? [{ original, why }] : [])),
    terms: bookingTerms(policy),
    letter: seriesLetter(change, plan),
  })
  if (outcome !== 'refused') return outcome
  // A day may be waiting for the visits of other series.
  yield* extendSeries()
  return 'changed'
})

/** The rule of a series after a change, as it is kept. */
function ruleOf({
  plan,
  series,
  book,
}: Extract<PreviewedChange, { status: 'possible' }>): SeriesChanged['rule'] {
  const { every, from, time, visits = {}, pauses = [] } = plan.series
  const first = businessDate(from)
  const { plannedThrough, minute } = series
  return {
    ...{ every, from: first, minute: minuteOfLabel(time) ?? minute, visits, pauses },
    request: checkoutPayload(plan.request, quote(book, quoteRequestOf(book, plan.request)), book),
    plannedThrough: first > plannedThrough ? first : plannedThrough,
  }
}
