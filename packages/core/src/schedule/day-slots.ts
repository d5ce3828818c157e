import { instantOfLocal } from './business-time.ts'
import { weekdayOfDayNumber } from './date-arithmetic.ts'
import type { BusinessPolicy, OpeningHours } from './policy.ts'
import { type ClosedReason, type Slot, slotAt, slotMinutesOf, slotRow } from './slot.ts'
import { spanAt } from './zone-span.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/** What the slots of one day depend on, besides the policy. */
export interface DayQuestion {
  readonly dayNumber: number
  /** The day number of the business's today. */
  readonly today: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly full: boolean
}

/** The opening hours of a day number; null when closed. */
export function hoursOfDay(policy: BusinessPolicy, dayNumber: number): OpeningHours | null {
  return policy.hours[weekdayOfDayNumber(dayNumber)] ?? null
}

/** The slots of one day. Only a day that the lead time or a clock change cuts through is worked out slot by slot. */
export function daySlots(policy: BusinessPolicy, question: DayQuestion): readonly Slot[] {
  const { dayNumber, today, now, full } = question
  const hours = hoursOfDay(policy, dayNumber)
  if (!hours) return []
  if (dayNumber < today) return slotRow(hours, policy.slotMinutes, 'past')
  if (dayNumber >= today + policy.lookaheadDays) return slotRow(hours, policy.slotMinutes, 'too-far')
  const local = dayNumber * dayMs
  const offset = offsetOfWholeDay(policy.zone, local)
  const notBefore = now + policy.leadMinutes * minuteMs
  if (offset !== null && local + hours.opensAt * minuteMs - offset >= notBefore) {
    return slotRow(hours, policy.slotMinutes, full ? 'full' : undefined)
  }
  return slotMinutesOf(hours, policy.slotMinutes).map((minute) =>
    slotAt(minute, timeProblem(policy, local + minute * minuteMs, now) ?? (full ? 'full' : undefined)),
  )
}

/** Why the clock alone excludes a slot that starts at a local time. */
export function timeProblem(policy: BusinessPolicy, local: number, now: number): ClosedReason | undefined {
  const instant = instantOfLocal(local, policy.zone)
  if (instant + spanAt(policy.zone, instant).offset !== local) return 'skipped'
  if (instant < now) return 'past'
  return instant < now + policy.leadMinutes * minuteMs ? 'too-soon' : undefined
}

/** The offset that holds from a local midnight to the next; null when the clocks change in between. */
function offsetOfWholeDay(zone: string, local: number): number | null {
  const { from, until, offset } = spanAt(zone, local + dayMs / 2)
  return from <= local - offset && local + dayMs - offset <= until ? offset : null
}
