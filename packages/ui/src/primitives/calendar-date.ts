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

function format(options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' })
  return (date: string): string => formatter.format(new Date(`${date}T12:00:00Z`))
}

/** 'Saturday, November 21, 2026'. */
export const longDate = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })

/** 'Sat, Nov 21, 2026'. */
export const shortDate = format({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' })
