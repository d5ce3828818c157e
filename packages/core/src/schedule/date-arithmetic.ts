import { type BusinessDate, dateOfDayNumber, dayNumberOf } from './business-date.ts'

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = number

/** The first and the last day of a span of dates, both included. */
export interface DateRange {
  readonly from: BusinessDate
  readonly to: BusinessDate
}

/**
 * The date some days later, or earlier when the number is negative.
 *
 * @example
 * addDays(businessDate('2026-12-31'), 1) // => '2027-01-01'
 */
export function addDays(date: BusinessDate, days: number): BusinessDate {
  return dateOfDayNumber(dayNumberOf(date) + days)
}

/**
 * Counts the days from `from` to `to`.
 *
 * @example
 * daysBetween(businessDate('2026-11-21'), businessDate('2026-12-01')) // => 10
 */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return dayNumberOf(to) - dayNumberOf(from)
}

/**
 * The day of the week of a date, 0 for Sunday.
 *
 * @example
 * weekdayOf(businessDate('2026-11-21')) // => 6
 */
export function weekdayOf(date: BusinessDate): Weekday {
  return weekdayOfDayNumber(dayNumberOf(date))
}

/** The day of the week of a day number; day 0, 1970-01-01, was a Thursday. */
export function weekdayOfDayNumber(dayNumber: number): Weekday {
  return (((dayNumber + 4) % 7) + 7) % 7
}

/**
 * The week that holds a date: seven days from the given first weekday.
 *
 * @param weekStart 1 for Monday, 0 for Sunday
 * @example
 * weekOf(businessDate('2026-11-21'), 1) // => { from: '2026-11-16', to: '2026-11-22' }
 */
export function weekOf(date: BusinessDate, weekStart: Weekday): DateRange {
  const from = addDays(date, -((weekdayOf(date) - weekStart + 7) % 7))
  return { from, to: addDays(from, 6) }
}

/**
 * The calendar month that lies some months after the one that holds a date.
 *
 * @param months 0 for the date's own month, -1 for the one before
 * @example
 * monthOf(businessDate('2026-03-31'), -1) // => { from: '2026-02-01', to: '2026-02-28' }
 */
export function monthOf(date: BusinessDate, months = 0): DateRange {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7)) - 1 + months
  const dayMs = 86_400_000
  return {
    from: dateOfDayNumber(Date.UTC(year, month, 1) / dayMs),
    to: dateOfDayNumber(Date.UTC(year, month + 1, 0) / dayMs),
  }
}
