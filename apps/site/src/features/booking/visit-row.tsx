import { formatMoney } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { Button } from '@dustforce/ui/button'
import { Select } from '@dustforce/ui/select'
import { useState } from 'react'
import { dayWords } from './day-words.ts'
import type { ShownPlan } from './planned-visits.ts'

interface VisitRowProps extends ShownPlan {
  /** What was asked for this visit. */
  readonly asked: { readonly skip?: true; readonly date?: string } | undefined
  /** The dates that it could be moved to. */
  readonly otherDates: (original: BusinessDate) => readonly BusinessDate[]
  /** Undefined takes back what was asked. */
  readonly onAsk: (original: BusinessDate, asked: VisitRowProps['asked']) => void
}

/** One of the visits to come: when, for how much, why on another date, and what can be done about it. */
export function VisitRow({ visit, note, asked, otherDates, onAsk }: VisitRowProps) {
  const { original, date } = visit
  const [dates, setDates] = useState<readonly BusinessDate[] | null>(null)
  const shown = date ?? original
  const when = dayWords(shown)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 py-2.5">
      <span className={date === null ? 'text-muted line-through' : 'font-medium'}>{when}</span>
      <span className="tabular-nums">
        {visit.date === null
          ? 'No visit'
          : formatMoney(visit.quote.totalCents, {
              currency: visit.quote.currency,
              locale: 'en-CA',
              decimals: 2,
            })}
      </span>
      <span className="text-sm text-muted">
        {asked?.skip === true
          ? 'Skipped, as you asked.'
          : asked?.date !== undefined
            ? 'Moved, as you asked.'
            : note}
      </span>
      <span className="col-start-2 flex gap-1 max-sm:col-span-2 max-sm:col-start-1 max-sm:-ml-3">
        {asked === undefined ? (
          <>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Move the visit on ${when}`}
              aria-expanded={dates !== null}
              onClick={() => setDates(dates === null ? otherDates(original) : null)}
            >
              Move
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Skip the visit on ${when}`}
              onClick={() => onAsk(original, { skip: true })}
            >
              Skip
            </Button>
          </>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Put back the visit on ${dayWords(original)}`}
            onClick={() => onAsk(original, undefined)}
          >
            Put back
          </Button>
        )}
      </span>
      {dates === null ? null : dates.length === 0 ? (
        <p role="status" className="col-span-2 text-sm text-muted">
          No day near it is free at this time.
        </p>
      ) : (
        <Select
          className="col-span-2"
          size="sm"
          label={`Another day instead of ${when}`}
          placeholder="Choose a day"
          value=""
          options={dates.map((value) => ({ value, label: dayWords(value) }))}
          onChange={({ target }) => {
            setDates(null)
            if (isBusinessDate(target.value)) onAsk(original, { date: target.value })
          }}
        />
      )}
    </li>
  )
}
