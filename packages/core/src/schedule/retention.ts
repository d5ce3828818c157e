import { type BusinessDate, businessDate } from './business-date.ts'
import { monthOf } from './date-arithmetic.ts'

/** How many months a company keeps its customers' data. */
export interface Retention {
  /** A booking's customer, counted from the date of the cleaning. */
  readonly bookingMonths: number
  /** An inquiry or a job application, counted from its last change. */
  readonly messageMonths: number
}

/**
 * The first date that is still kept: the same day of the month some months earlier, or the last day of a shorter month.
 *
 * @param months as many as the data is kept
 * @example
 * keptSince(businessDate('2026-03-31'), 1) // => '2026-02-28'
 */
export function keptSince(today: BusinessDate, months: number): BusinessDate {
  const { to } = monthOf(today, -months)
  const sameDay = `${to.slice(0, 8)}${today.slice(8)}`
  return sameDay < to ? businessDate(sameDay) : to
}
