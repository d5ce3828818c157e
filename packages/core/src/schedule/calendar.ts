import { type BusinessDate, dateOfDayNumber } from './business-date.ts'
import { businessDayNumber } from './business-time.ts'
import { type DayQuestion, daySlots } from './day-slots.ts'
import type { BusinessPolicy } from './policy.ts'
import type { ClosedReason, Slot } from './slot.ts'

/** What a calendar depends on, besides the policy. */
export interface Availability {
  /** Epoch milliseconds. */
  readonly now: number
  /** Places a day has; the policy's own limit when missing. */
  readonly limit?: number
  /** Places taken by date; a date that is missing has none taken. */
  readonly taken?: Readonly<Record<string, number>>
}

/** A day of the calendar: open when one of its slots is. */
export interface Day {
  readonly date: BusinessDate
  readonly open: boolean
  readonly reason?: ClosedReason
  readonly slots: readonly Slot[]
}

/**
 * Every day of the look-ahead, today first, with its slots.
 *
 * @example
 * calendar(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14), taken: { '2026-11-22': 10 } })[1]?.reason // => 'full'
 */
export function calendar(policy: BusinessPolicy, availability: Availability): Day[] {
  const today = businessDayNumber(availability.now, policy.zone)
  const days: Day[] = []
  for (let ahead = 0; ahead < policy.lookaheadDays; ahead += 1) {
    days.push(dayAhead(policy, availability, today, ahead))
  }
  return days
}

/** The day that lies some days after today. */
export function dayAhead(
  policy: BusinessPolicy,
  availability: Availability,
  today: number,
  ahead: number,
): Day {
  const { now, limit = policy.dailyLimit, taken } = availability
  const dayNumber = today + ahead
  const date = dateOfDayNumber(dayNumber)
  const question: DayQuestion = { dayNumber, today, now, full: (taken?.[date] ?? 0) >= limit }
  const slots = daySlots(policy, question)
  for (const slot of slots) {
    if (slot.open) return { date, open: true, slots }
  }
  // The last slot is the one that stayed open longest: its reason is the day's.
  return { date, open: false, reason: slots.at(-1)?.reason ?? 'closed', slots }
}
