import * as Effect from 'effect/Effect'
import type { OpenedLink } from '../links/booking-links.ts'
import { type AskedChange, changeSeries } from './change-series.ts'
import { previewSeriesChange } from './preview-series-change.ts'
import { seriesAnswer, seriesOutcome } from './series-answers.ts'

type Asked =
  | ({ readonly act: 'preview-series' } & Pick<AskedChange, 'change'>)
  | ({ readonly act: 'change-series' } & Pick<AskedChange, 'actId' | 'change' | 'version' | 'shown'>)

/** Says what a change of visits that repeat would do, or does it, for the customer whose link is open. */
export const ownSeriesAct = Effect.fn('ownSeriesAct')(function* (
  asked: Asked,
  { booking, linkId }: Pick<Extract<OpenedLink, { readonly status: 'found' }>, 'booking' | 'linkId'>,
) {
  const bookingId = booking.record.id
  if (asked.act === 'preview-series') return seriesAnswer(yield* previewSeriesChange(bookingId, asked.change))
  const who = {
    bookingId,
    by: 'customer',
    actor: `customer ${linkId}`,
    reason: null,
    missedBy: 'customer',
  } as const
  return seriesOutcome(yield* changeSeries({ ...asked, ...who }))
})
