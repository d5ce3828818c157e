import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { businessDayNumber } from './business-time.ts'
import { hoursOfDay, timeProblem } from './day-slots.ts'
import type { BusinessPolicy } from './policy.ts'
import type { ClosedReason } from './slot.ts'
import type { MinuteOfDay } from './time-label.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * Why the opening hours, the look-ahead or the lead time exclude a slot; null when they do not. Capacity is not considered.
 *
 * @param now epoch milliseconds
 * @example
 * slotProblem(gtaPolicy, businessDate('2026-11-21'), 480, Date.UTC(2026, 10, 20)) // => 'outside-hours'
 */
export function slotProblem(
  policy: BusinessPolicy,
  date: BusinessDate,
  minute: MinuteOfDay,
  now: number,
): ClosedReason | null {
  const dayNumber = dayNumberOf(date)
  const today = businessDayNumber(now, policy.zone)
  const hours = hoursOfDay(policy, dayNumber)
  if (!hours) return 'closed'
  const sinceOpening = minute - hours.opensAt
  if (sinceOpening < 0 || minute > hours.closesAt || sinceOpening % policy.slotMinutes !== 0)
    return 'outside-hours'
  if (dayNumber < today) return 'past'
  if (dayNumber >= today + policy.lookaheadDays) return 'too-far'
  return timeProblem(policy, dayNumber * dayMs + minute * minuteMs, now) ?? null
}

/**
 * Whether a chosen slot can still be booked, as far as the clock goes: a slot of the opening hours, within the look-ahead and at least
 * the lead time ahead.
 *
 * @param now epoch milliseconds
 * @example
 * isSlotStillBookable(gtaPolicy, businessDate('2026-11-21'), 540, Date.UTC(2026, 10, 21, 13, 30)) // => true
 */
export function isSlotStillBookable(
  policy: BusinessPolicy,
  date: BusinessDate,
  minute: MinuteOfDay,
  now: number,
): boolean {
  return slotProblem(policy, date, minute, now) === null
}
