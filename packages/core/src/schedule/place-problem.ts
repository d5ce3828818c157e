import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { timelineOf } from './busy-timeline.ts'
import { type Availability, placesOn } from './calendar.ts'
import { checkQuestion } from './checked-availability.ts'
import { busyProblem } from './day-slots.ts'
import type { CalendarPolicy } from './policy.ts'
import { type AskedPolicy, policyFor } from './policy-for.ts'
import type { ClosedReason } from './slot.ts'
import { hoursProblem } from './slot-problem.ts'
import type { MinuteOfDay } from './time-label.ts'

const minuteMs = 60_000

/**
 * Why a visit cannot have a place at a time, whatever the clock says now: the opening hours, the places of the day, or the crews. Null when
 * it can. It is what has to be asked again when the place is taken.
 *
 * @example
 * placeProblem(gtaPolicy, { taken: { '2026-11-23': 10 } }, businessDate('2026-11-23'), 540) // => 'full'
 */
export function placeProblem(
  anyPolicy: CalendarPolicy,
  availability: Omit<Availability, 'now'>,
  date: BusinessDate,
  minute: MinuteOfDay,
): ClosedReason | null {
  checkQuestion(anyPolicy, availability, date, false)
  const policy = policyFor(anyPolicy, availability.service)
  const { durationMinutes = policy.slotMinutes } = availability
  return (
    hoursProblem(policy, date, minute, durationMinutes) ?? capacityProblem(policy, availability, date, minute)
  )
}

/** Why the places of the day, the crews or what the service needs exclude a visit; null when they do not. */
export function capacityProblem(
  policy: AskedPolicy,
  { limit, taken, durationMinutes = policy.slotMinutes, busy }: Omit<Availability, 'now'>,
  date: BusinessDate,
  minute: MinuteOfDay,
): 'full' | 'busy' | 'in-use' | null {
  if ((taken?.[date] ?? 0) >= placesOn(policy, dayNumberOf(date), limit)) return 'full'
  if (policy.capacity?.crews === undefined && policy.needs === undefined) return null
  const { spans } = timelineOf(busy, policy.capacity?.bufferMinutes)
  const start = instantOf(date, minute, policy.zone)
  return busyProblem(policy, spans, start, start + durationMinutes * minuteMs) ?? null
}
