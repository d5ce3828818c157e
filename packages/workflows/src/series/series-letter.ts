import { dollarsOf } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import type { SeriesVisit } from '@dustforce/core/series'
import type { ChangePlan, SeriesChange, VisitFacts } from '@dustforce/office/series/change'
import type { SeriesLetter } from './series-store.ts'

/** Returns what the customer reads of a change: every visit that is other than it was, amounts in dollars, as the payload has it. */
export function seriesLetter(change: SeriesChange, { visits }: ChangePlan): SeriesLetter {
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

/** Whether a visit that was planned found no place, or another one than it was agreed for: its customer does not know of it. */
export function isOtherThanAgreed({ why }: SeriesVisit): boolean {
  return why.length > 0 && !why.some(({ rule }) => rule === 'skip' || rule === 'pause')
}

/** Returns what the customer reads of the next visits of a series that are not as agreed; null when all are. */
export function plannedLetter(visits: readonly SeriesVisit[]): SeriesLetter | null {
  const others = visits.filter(isOtherThanAgreed)
  if (others.length === 0) return null
  return {
    kind: 'visits-changed',
    facts: {
      change_kind: 'planned',
      visit_changes: others.map((visit) => {
        const { asked, minute } = visit
        return visit.date === null
          ? { kind: 'left', ...placeOf({ date: asked, minute: null }), before: null, total: null }
          : {
              ...{ kind: 'changed', ...placeOf(visit), before: placeOf({ date: asked, minute }) },
              total: dollarsOf(visit.quote.totalCents),
            }
      }),
    },
  }
}

function placeOf({ date, minute }: Pick<VisitFacts, 'date'> & { readonly minute: number | null }) {
  return { date, time: minute === null ? '' : timeLabel(minute) }
}
