import { hoursOfWeekday, type SchedulePolicy, timeLabel, weekdayName } from '@dustforce/core/schedule'

/** Days in a row that share their hours: 'Monday to Friday', '8:00 AM to 6:00 PM'. */
export interface HoursRow {
  readonly days: string
  readonly time: string
}

/** The opening hours as people read them, from Monday on. */
export function openingHours(policy: Pick<SchedulePolicy, 'hours'>): HoursRow[] {
  const runs: { first: number; last: number; time: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const hours = hoursOfWeekday(policy, weekday)
    const time = hours ? `${timeLabel(hours.opensAt)} to ${timeLabel(hours.closesAt)}` : 'Closed'
    const run = runs.at(-1)
    if (run?.time === time) run.last = weekday
    else runs.push({ first: weekday, last: weekday, time })
  }
  return runs.map(({ first, last, time }) => ({ days: spanOf(first, last), time }))
}

function spanOf(first: number, last: number): string {
  if (first === last) return weekdayName(first)
  const joint = (last + 7 - first) % 7 === 1 ? 'and' : 'to'
  return `${weekdayName(first)} ${joint} ${weekdayName(last)}`
}
