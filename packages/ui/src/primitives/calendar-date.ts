import * as words from './words.en.ts'

/**
 * Business dates ('yyyy-MM-dd') to and from the local `Date` that the month grid counts with. Only the calendar fields
 * cross, never an instant, so no zone of the visitor can move a date. Noon, because midnight may not exist.
 */
export function toLocalDate(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

const two = (n: number): string => String(n).padStart(2, '0')

/** The business date that a local `Date` shows on a calendar. */
export function fromLocalDate(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The business date of the next day. */
export function dayAfter(date: string): string {
  const next = toLocalDate(date)
  next.setDate(next.getDate() + 1)
  return fromLocalDate(next)
}

/** The first day of the week that a business date lies in. */
export function firstOfWeek(date: string, weekStart: 'monday' | 'sunday'): Date {
  const first = toLocalDate(date)
  first.setDate(first.getDate() - ((first.getDay() - (weekStart === 'monday' ? 1 : 0) + 7) % 7))
  return first
}

function format(options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' })
  return (date: string): string => formatter.format(new Date(`${date}T12:00:00Z`))
}

/** 'Saturday, November 21, 2026'. */
export const longDate = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })

/** 'Sat, Nov 21, 2026'. */
export const shortDate = format({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' })
