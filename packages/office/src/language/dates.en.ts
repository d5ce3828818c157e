import {
  type BusinessDate,
  formatDate,
  formatLongDate,
  weekdayName,
  weekdayOf,
} from '@dustforce/core/schedule'

export { formatDate, formatInstant, formatLongDate, weekdayName } from '@dustforce/core/schedule'

/** 'Nov 27'. */
export function monthDay(date: BusinessDate): string {
  return formatDate(date).replace(/,.*/, '')
}

/** 'November 2026'. */
export function monthWords(date: BusinessDate): string {
  return formatLongDate(date).replace(/^\w+, (\w+) \d+,/, '$1')
}

/** 'Friday, Nov 27'. */
export function dayWords(date: BusinessDate): string {
  return `${weekdayName(weekdayOf(date))}, ${monthDay(date)}`
}

/** A stored time of day, '9:00 AM', as people read it. */
export function timeWords(label: string): string {
  return label
}

/** A date, short or with its weekday, and a stored time: 'Nov 27, 2026 at 9:00 AM'. */
export function dateAndTime(date: string, time: string): string {
  return `${date} at ${time}`
}
