import { type BusinessDate, businessDate } from './business-date.ts'
import { monthOf } from './date-arithmetic.ts'

/** How many months a company keeps its customers' data. */
export interface Retention {
  /** A booking's customer, counted from the date of the cleaning. */
  readonly bookingMonths: number
  /** An inquiry or a job application, counted from its last change. */
  readonly messageMonths: number
}

/** Two years for bookings, so that a regular customer is known; one year for inquiries and job applications. */
export const defaultRetention: Retention = { bookingMonths: 24, messageMonths: 12 }

/** The shortest and the longest time that can be set: 1 month and 120 months, the ten years that a company's records may have to last. */
export const retentionLimits = { min: 1, max: 120 } as const

/**
 * The months that a stored setting or a typed text means, or the fallback when it is no whole number from 1 to 120.
 *
 * @example
 * retentionMonthsFrom('18', 24) // => 18
 */
export function retentionMonthsFrom<Fallback>(text: unknown, fallback: Fallback): number | Fallback {
  const months = typeof text === 'string' && /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : 0
  return months >= retentionLimits.min && months <= retentionLimits.max ? months : fallback
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
