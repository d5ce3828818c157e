import type { BusinessDate } from './business-date.ts'
import { businessTimeOf } from './business-time.ts'
import { type Weekday, weekdayOf } from './date-arithmetic.ts'
import { timeLabel } from './time-label.ts'

// Named here rather than by Intl, whose abbreviations differ between versions ('Nov' and 'Nov.').
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/**
 * The English name of a weekday, 0 for Sunday.
 *
 * @throws RangeError for a number that is no weekday
 * @example
 * weekdayName(1) // => 'Monday'
 */
export function weekdayName(weekday: Weekday): string {
  const name = weekdays[weekday]
  if (name === undefined) throw new RangeError(`Not a weekday from 0 to 6: ${weekday}`)
  return name
}

/**
 * A date in the short en-CA form.
 *
 * @example
 * formatDate(businessDate('2026-11-21')) // => 'Nov 21, 2026'
 */
export function formatDate(date: BusinessDate): string {
  return `${monthName(date).slice(0, 3)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`
}

/**
 * A date with its weekday, in full.
 *
 * @example
 * formatLongDate(businessDate('2026-11-21')) // => 'Saturday, November 21, 2026'
 */
export function formatLongDate(date: BusinessDate): string {
  return `${weekdayName(weekdayOf(date))}, ${monthName(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`
}

/**
 * An instant as the date and time that the clocks of a zone show.
 *
 * @param instant epoch milliseconds
 * @example
 * formatInstant(Date.UTC(2026, 10, 21, 19, 5), 'America/Toronto') // => 'Nov 21, 2026, 2:05 PM'
 */
export function formatInstant(instant: number, zone: string): string {
  const { date, minute } = businessTimeOf(instant, zone)
  return `${formatDate(date)}, ${timeLabel(minute)}`
}

function monthName(date: BusinessDate): string {
  return `${months[Number(date.slice(5, 7)) - 1]}`
}
