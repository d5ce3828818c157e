import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { exactAmount } from '@dustforce/office/company'
import { dayWords } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { Said } from '@dustforce/ui/said'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import type { ShownPlan } from './planned-visits.ts'
import * as words from './visits-words.en.ts'

interface VisitRowProps extends ShownPlan {
  /** The change that was asked for this visit. */
  readonly asked: { readonly skip?: true; readonly date?: string } | undefined
  /** The dates that it could be moved to. */
  readonly otherDates: (original: BusinessDate) => readonly BusinessDate[]
  /** Undefined takes back what was asked. */
  readonly onAsk: (original: BusinessDate, asked: VisitRowProps['asked']) => void
}

/** One of the visits to come: when, for how much, why on another date, and what can be done about it. */
export function VisitRow({ visit, note, asked, otherDates, onAsk }: VisitRowProps) {
  const { money } = useBusiness()
  const { original, date } = visit
  const [dates, setDates] = useState<readonly BusinessDate[] | null>(null)
  const shown = date ?? original
  const when = dayWords(shown)
  const said = asked?.skip === true ? words.skipped : asked?.date !== undefined ? words.movedAsAsked : note
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2 sm:grid-cols-[1fr_auto_auto]">
      <span className={date === null ? 'text-muted line-through' : 'font-medium'}>{when}</span>
      <span className="text-right tabular-nums">
        {visit.date === null ? words.noVisit : exactAmount(visit.quote.totalCents, money)}
      </span>
      <span className="flex justify-end gap-1 max-sm:order-last max-sm:col-span-2 max-sm:-ml-3 max-sm:justify-start">
        {asked === undefined ? (
          <>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.moveVisit(when)}
              aria-expanded={dates !== null}
              onClick={() => setDates(dates === null ? otherDates(original) : null)}
            >
              {words.move}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.skipVisit(when)}
              onClick={() => onAsk(original, { skip: true })}
            >
              {words.skip}
            </Button>
          </>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.putBackVisit(dayWords(original))}
            onClick={() => onAsk(original, undefined)}
          >
            {words.putBack}
          </Button>
        )}
      </span>
      {said === null ? null : <span className="col-span-full text-sm text-muted">{said}</span>}
      {dates === null ? null : dates.length === 0 ? (
        <Said className="col-span-full text-sm text-muted">{words.noOtherDay}</Said>
      ) : (
        <Select
          className="col-span-full"
          size="sm"
          label={words.anotherDay(when)}
          placeholder={words.chooseDay}
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
