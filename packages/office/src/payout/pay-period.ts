import {
  addDays,
  type BusinessDate,
  type DateRange,
  daysBetween,
  monthOf,
  type Weekday,
  weekOf,
} from '@dustforce/core/schedule'

/** For how long contractors are paid at a time. */
export type PayPeriodKind = 'week' | 'half-month' | 'month'

const daysOfFirstHalf = 15

/**
 * The period of a date: its week, the first 15 or the other days of its month, or its month. The next begins the day after its last.
 *
 * @param weekStart 1 for Monday, 0 for Sunday
 * @example
 * payPeriod('half-month', businessDate('2026-11-21'), 1) // => { from: '2026-11-16', to: '2026-11-30' }
 */
export function payPeriod(kind: PayPeriodKind, date: BusinessDate, weekStart: Weekday): DateRange {
  if (kind === 'week') return weekOf(date, weekStart)
  const month = monthOf(date)
  if (kind === 'month') return month
  const middle = addDays(month.from, daysOfFirstHalf - 1)
  return date <= middle ? { from: month.from, to: middle } : { from: addDays(middle, 1), to: month.to }
}

const longestDays = 367

/**
 * Whether contractors can be paid for these days at a time: they are in order, and no more than a year and a day.
 *
 * @example
 * isPayPeriod({ from: businessDate('2026-11-05'), to: businessDate('2026-11-04') }) // => false
 */
export function isPayPeriod({ from, to }: DateRange): boolean {
  return from <= to && daysBetween(from, to) < longestDays
}
