import {
  type Availability,
  type BusinessDate,
  type CalendarPolicy,
  calendar,
  formatDate,
  formatInstant,
  weekdayName,
  weekdayOf,
} from '@dustforce/core/schedule'
import { closedInEnglish, whyClosed } from '@dustforce/core/schedule/why-closed'
import { useState } from 'react'

const words = closedInEnglish({ one: 'a visit', many: 'visits' })

const named = (date: BusinessDate) => `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${formatDate(date)}`

export interface CalendarSheetProps {
  readonly policy: CalendarPolicy
  readonly availability: Availability
  /** The number of days that are listed, today first. */
  readonly days: number
}

/** Shows what a policy makes of a moment: each day with the reason when it is closed, and the times of the day that is chosen. */
export function CalendarSheet({ policy, availability, days }: CalendarSheetProps) {
  const listed = calendar(policy, availability).slice(0, days)
  const [asked, setAsked] = useState<BusinessDate>()
  const day = listed.find(({ date }) => date === asked) ?? listed[0]
  const why = (date: BusinessDate, minute?: number) =>
    whyClosed(policy, availability, date, minute, words)?.why ?? ''
  return (
    <div className="grid max-w-5xl gap-8 md:grid-cols-2">
      <table className="text-left align-top">
        <caption className="pb-2 text-left text-muted">
          Asked at {formatInstant(availability.now, policy.zone)}, {policy.zone}
        </caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col">Day</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ date, slots }) => (
            <tr key={date} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap">
                <button
                  type="button"
                  aria-pressed={date === day?.date}
                  className="rounded-sm underline-offset-4 hover:underline aria-pressed:text-brand aria-pressed:underline"
                  onClick={() => setAsked(date)}
                >
                  {named(date)}
                </button>
              </th>
              <td className="py-1.5 text-sm">
                {slots.some(({ open }) => open)
                  ? `${slots.filter(({ open }) => open).length} of ${slots.length} times`
                  : why(date)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {day && (
        <table className="self-start text-left">
          <caption className="pb-2 text-left text-muted">{named(day.date)}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col">Time</th>
              <th scope="col">Open</th>
            </tr>
          </thead>
          <tbody>
            {day.slots.map(({ minute, label, open }) => (
              <tr key={minute} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap tabular-nums">
                  {label}
                </th>
                <td className="py-1.5 text-sm">{open ? 'Open' : why(day.date, minute)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
