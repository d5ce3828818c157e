import { dollarsOf } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import type { ChangePlan, SeriesChange, VisitFacts } from '@dustforce/office/series/change'
import type { SeriesChanged } from './series-store.ts'

/** What the customer reads of a change: every visit that is other than it was, amounts in dollars, as the payload has it. */
export function seriesLetter(change: SeriesChange, { visits }: ChangePlan): SeriesChanged['letter'] {
  return {
    kind: 'visits-changed',
    facts: {
      change_kind: change.kind,
      ...(change.kind === 'pause' && { paused_from: change.from, paused_until: change.until }),
      visit_changes: visits.flatMap(({ kind, original, before, after }) =>
        kind === 'same' || kind === 'stays'
          ? []
          : [
              {
                kind,
                ...placeOf(after ?? before ?? { date: original, minute: null }),
                before: before === null || after === null ? null : placeOf(before),
                total: after === null ? null : dollarsOf(after.totalCents),
              },
            ],
      ),
    },
  }
}

function placeOf({ date, minute }: Pick<VisitFacts, 'date'> & { readonly minute: number | null }) {
  return { date, time: minute === null ? '' : timeLabel(minute) }
}
