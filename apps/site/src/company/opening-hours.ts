import { hoursOfWeekday, type SchedulePolicy } from '@dustforce/core/schedule'
import * as words from './hours-words.en.ts'

/** Days in a row that share their hours: 'Monday to Friday', '8:00 AM to 6:00 PM'. */
export interface HoursRow {
  readonly days: string
  readonly time: string
  readonly isOpen: boolean
}

/** The opening hours as people read them, from Monday on. */
export function openingHours(policy: Pick<SchedulePolicy, 'hours'>): HoursRow[] {
  const runs: { first: number; last: number; time: string; isOpen: boolean }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = hoursOfWeekday(policy, weekday)
    const time = hours ? words.fromTo(hours.opensAt, hours.closesAt) : words.closed
    const run = runs.at(-1)
    if (run?.time === time) run.last = weekday
    else runs.push({ first: weekday, last: weekday, time, isOpen: hours != null })
  }
  return runs.map(({ first, last, time, isOpen }) => ({ days: spanOf(first, last), time, isOpen }))
}

function spanOf(first: number, last: number): string {
  if (first === last) return words.one(first)
  return (last + 7 - first) % 7 === 1 ? words.two(first, last) : words.span(first, last)
}
