import { formatDate, timeLabel } from '@dustforce/core/schedule'
import { exactAmount } from '@dustforce/office/company'
import type { VisitFacts } from '@dustforce/office/series/change'
import type { SeriesPreview } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { fateWords } from './series-words.ts'

/** Shows what becomes of each visit, as it was and as it will be. */
export function SeriesChangeList({ visits }: Pick<SeriesPreview, 'visits'>) {
  const { money } = useBusiness()
  if (visits.length === 0)
    return <p className="text-sm text-muted">No visit that is planned so far changes.</p>
  return (
    <ul aria-label="What becomes of the visits" className="divide-y divide-line text-sm">
      {visits.map(({ kind, original, before, after }) => (
        <li key={`${kind} ${original}`} className="grid grid-cols-[1fr_auto] gap-x-4 py-1.5">
          <span className={after === null ? 'line-through' : 'font-medium'}>
            {whenOf(after ?? before) ?? formatDate(original)}
          </span>
          <span className="text-right tabular-nums">
            {after === null ? '' : exactAmount(after.totalCents, money)}
          </span>
          <span className="text-muted">
            {fateWords[kind]}
            {isMoved(before, after) ? ` · instead of ${whenOf(before)}` : ''}
          </span>
          <span className="text-right text-muted tabular-nums">
            {before === null || after === null || before.totalCents === after.totalCents
              ? ''
              : `was ${exactAmount(before.totalCents, money)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function whenOf(facts: VisitFacts | null): string | null {
  return facts === null ? null : `${formatDate(facts.date)}, ${timeLabel(facts.minute)}`
}

function isMoved(before: VisitFacts | null, after: VisitFacts | null): boolean {
  return before !== null && after !== null && whenOf(before) !== whenOf(after)
}
