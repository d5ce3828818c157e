import { timeLabel } from '@dustforce/core/schedule'
import { exactAmount } from '@dustforce/office/company'
import { formatLongDate, timeWords } from '@dustforce/office/language'
import type { VisitFacts } from '@dustforce/office/series/change'
import { useBusiness } from '@dustforce/ui/use-business'
import type { SeriesPreview } from './series-preview.ts'
import * as words from './series-words.en.ts'

/** Shows what becomes of each visit, as it was and as it will be. */
export function SeriesChangeList({ visits }: Pick<SeriesPreview, 'visits'>) {
  const { money } = useBusiness()
  if (visits.length === 0) return <p>{words.nothingWritten}</p>
  return (
    <ul className="divide-y divide-line">
      {visits.map(({ kind, original, before, after }) => {
        const facts = after ?? before
        const cost = after === null ? null : exactAmount(after.totalCents, money)
        return (
          <li key={`${kind} ${original}`} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
            <span className={after === null ? 'line-through' : undefined}>
              {facts === null ? formatLongDate(original) : whenOf(facts)}
            </span>
            <span className="tabular-nums">{cost}</span>
            <span className="col-span-2 text-sm text-muted">
              {statement(kind, before, after)}
              {before === null || after === null || before.totalCents === after.totalCents
                ? null
                : ` · ${words.was(exactAmount(before.totalCents, money))}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** 'Monday, February 8, 2027 at 9:00 AM', in the language of the page. */
export function whenOf({ date, minute }: Pick<VisitFacts, 'date' | 'minute'>): string {
  return words.at(formatLongDate(date), timeWords(timeLabel(minute)))
}

function statement(
  kind: SeriesPreview['visits'][number]['kind'],
  before: VisitFacts | null,
  after: VisitFacts | null,
): string {
  switch (kind) {
    case 'off':
      return words.calledOff
    case 'new':
      return words.isNew
    case 'again':
      return words.takesPlaceAgain
    case 'left':
      return words.noPlace
    case 'same':
    case 'changed':
      return before === null || after === null || whenOf(before) === whenOf(after)
        ? words.sameTime
        : words.instead(whenOf(before))
    case 'stays':
      return words.stays
  }
}
