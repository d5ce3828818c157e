import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { timelineOf } from './busy-timeline.ts'
import { type Availability, placesOn } from './calendar.ts'
import { checkQuestion } from './checked-availability.ts'
import { hasFreeCrew } from './crews.ts'
import type { CalendarPolicy } from './policy.ts'
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
  policy: CalendarPolicy,
  availability: Omit<Availability, 'now'>,
  date: BusinessDate,
  minute: MinuteOfDay,
): ClosedReason | null {
  checkQuestion(policy, availability, date, false)
  const { durationMinutes = policy.slotMinutes } = availability
  return (
    hoursProblem(policy, date, minute, durationMinutes) ?? capacityProblem(policy, availability, date, minute)
  )
}

/** Why the places of the day or the crews exclude a visit; null when they do not. */
export function capacityProblem(
  policy: CalendarPolicy,
  { limit, taken, durationMinutes = policy.slotMinutes, busy }: Omit<Availability, 'now'>,
  date: BusinessDate,
  minute: MinuteOfDay,
): 'full' | 'busy' | null {
  if ((taken?.[date] ?? 0) >= placesOn(policy, dayNumberOf(date), limit)) return 'full'
  if (policy.capacity?.crews === undefined) return null
  const { spans } = timelineOf(busy, policy.capacity.bufferMinutes)
  const start = instantOf(date, minute, policy.zone)
  const end = start + durationMinutes * minuteMs
  return hasFreeCrew(policy.capacity, spans, start, end) ? null : 'busy'
}
