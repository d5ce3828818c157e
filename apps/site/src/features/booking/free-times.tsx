import { type Day, weekdayOf } from '@dustforce/core/schedule'
import { timeWords, weekdayName } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { useState } from 'react'
import { dayWords, monthDay } from './day-words.ts'
import * as times from './times-words.en.ts'

export interface FreeTimesProps {
  /** Days with a free time, the next first. */
  readonly days: readonly Day[]
  /** Takes a time of a day by its label. */
  readonly onTake: (date: string, time: string) => void
}

/** The next free days, and the times of one of them, each of which a press takes. */
export function FreeTimes({ days, onTake }: FreeTimesProps) {
  const [date, setDate] = useState('')
  // A day that has filled up, or passed, gives way to the next.
  const shown = days.find((day) => day.date === date) ?? days[0]
  if (shown === undefined) return null
  return (
    <div className="grid gap-3">
      <ChoiceGroup
        legend={times.day}
        hideLegend
        look="segments"
        wrap="number"
        value={shown.date}
        onChange={setDate}
        options={days.map((day) => ({
          value: day.date,
          label: (
            <>
              <span className="sr-only">{dayWords(day.date)}</span>
              <span aria-hidden className="grid">
                <span className="text-xs font-normal">
                  {times.weekdayShort(weekdayName(weekdayOf(day.date)))}
                </span>
                {monthDay(day.date)}
              </span>
            </>
          ),
        }))}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {shown.slots
          .filter(({ open }) => open)
          .map(({ label }) => (
            <li key={label} className="grid">
              <Button
                variant="secondary"
                className="px-1! text-sm! tabular-nums"
                aria-label={times.bookAt(dayWords(shown.date), timeWords(label))}
                onClick={() => onTake(shown.date, label)}
              >
                {timeWords(label)}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  )
}
