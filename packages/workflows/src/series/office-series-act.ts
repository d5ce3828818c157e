import type { MissedBy } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { type AskedChange, changeSeries } from './change-series.ts'
import { previewSeriesChange } from './preview-series-change.ts'
import { seriesAnswer, seriesOutcome } from './series-answers.ts'

type Asked = Pick<AskedChange, 'bookingId' | 'change'> &
  (
    | { readonly act: 'preview-series' }
    | ({ readonly act: 'change-series'; readonly reason?: string; readonly missedBy?: MissedBy } & Pick<
        AskedChange,
        'actId' | 'version' | 'shown'
      >)
  )

/** Says what a change of visits that repeat would do, or does it, for the office. */
export const officeSeriesAct = Effect.fn('officeSeriesAct')(function* (asked: Asked, adminId: string) {
  if (asked.act === 'preview-series')
    return seriesAnswer(yield* previewSeriesChange(asked.bookingId, asked.change))
  const { reason = null, missedBy = null } = asked
  return seriesOutcome(
    yield* changeSeries({ ...asked, by: 'office', actor: adminId, reason, missedBy }),
    'These',
  )
})
