import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { businessDayNumber } from './business-time.ts'
import { checkQuestion } from './checked-availability.ts'
import { lastStartOf, timeProblem } from './day-slots.ts'
import { closureOn, spansOfDay } from './opening-hours.ts'
import type { HoursPolicy, SchedulePolicy, SlotPolicy } from './policy.ts'
import { policyFor } from './policy-for.ts'
import type { ClosedReason } from './slot.ts'
import type { MinuteOfDay } from './time-label.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

type ServicePolicy = SlotPolicy & Pick<SchedulePolicy, 'resources' | 'services'>

/**
 * Why the opening hours, the look-ahead or the lead time exclude a slot; null when they do not. Capacity is not considered.
 *
 * @param now epoch milliseconds
 * @param durationMinutes how long the visit takes
 * @param service what is asked for, where its hours differ
 * @example
 * slotProblem(gtaPolicy, businessDate('2026-11-21'), 480, Date.UTC(2026, 10, 20)) // => 'outside-hours'
 */
export function slotProblem(
  anyPolicy: ServicePolicy,
  date: BusinessDate,
  minute: MinuteOfDay,
  now: number,
  durationMinutes?: number,
  service?: string,
): ClosedReason | null {
  checkQuestion(anyPolicy, { now, durationMinutes, service }, date)
  const policy = policyFor(anyPolicy, service)
  const dayNumber = dayNumberOf(date)
  const today = businessDayNumber(now, policy.zone)
  const problem = hoursProblem(policy, date, minute, durationMinutes ?? policy.slotMinutes)
  if (problem !== null) return problem
  if (dayNumber < today) return 'past'
  if (dayNumber >= today + policy.lookaheadDays) return 'too-far'
  return timeProblem(policy, dayNumber * dayMs + minute * minuteMs, now) ?? null
}

/** Why the opening hours of a date exclude a slot; null when they do not. */
export function hoursProblem(
  policy: HoursPolicy,
  date: BusinessDate,
  minute: MinuteOfDay,
  durationMinutes: number,
): 'closed' | 'closure' | 'outside-hours' | null {
  const spans = spansOfDay(policy, dayNumberOf(date))
  if (spans.length === 0) return closureOn(policy, date) === undefined ? 'closed' : 'closure'
  const isSlot = spans.some((hours) => {
    const sinceOpening = minute - hours.opensAt
    const isWithin = sinceOpening >= 0 && minute <= lastStartOf(policy, hours, durationMinutes)
    return isWithin && sinceOpening % policy.slotMinutes === 0
  })
  return isSlot ? null : 'outside-hours'
}

/**
 * Whether a chosen slot can still be booked, as far as the clock goes: a slot of the opening hours, within the look-ahead and at least
 * the lead time ahead.
 *
 * @param now epoch milliseconds
 * @param service what is asked for, where its hours differ
 * @example
 * isSlotStillBookable(gtaPolicy, businessDate('2026-11-21'), 540, Date.UTC(2026, 10, 21, 13, 30)) // => true
 */
export function isSlotStillBookable(
  policy: ServicePolicy,
  date: BusinessDate,
  minute: MinuteOfDay,
  now: number,
  service?: string,
): boolean {
  return slotProblem(policy, date, minute, now, undefined, service) === null
}
