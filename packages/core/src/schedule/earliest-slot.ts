import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { businessDayNumber, instantOf } from './business-time.ts'
import { timelineOf } from './busy-timeline.ts'
import { type Availability, dayAhead } from './calendar.ts'
import { checkQuestion } from './checked-availability.ts'
import { formatDate } from './format-date.ts'
import type { CalendarPolicy } from './policy.ts'
import { policyFor } from './policy-for.ts'
import { type MinuteOfDay, timeLabel } from './time-label.ts'

/** A slot that can be booked. */
export interface OpenSlot {
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  readonly label: string
  /** Epoch milliseconds of the start. */
  readonly startsAt: number
}

/**
 * The first slot that can be booked within the look-ahead; null when there is none.
 *
 * @param from a date to start looking at; today when missing
 * @example
 * earliestSlot(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14) })?.label // => '10:00 AM'
 */
export function earliestSlot(
  anyPolicy: CalendarPolicy,
  availability: Availability,
  from?: BusinessDate,
): OpenSlot | null {
  checkQuestion(anyPolicy, availability, from ?? null)
  const policy = policyFor(anyPolicy, availability.service)
  const today = businessDayNumber(availability.now, policy.zone)
  const work = timelineOf(availability.busy, policy.capacity?.bufferMinutes)
  const start = from === undefined ? 0 : Math.max(0, dayNumberOf(from) - today)
  for (let ahead = start; ahead < policy.lookaheadDays; ahead += 1) {
    const { date, slots } = dayAhead(policy, availability, today, ahead, work)
    for (const { open, minute } of slots) {
      if (open)
        return { date, minute, label: timeLabel(minute), startsAt: instantOf(date, minute, policy.zone) }
    }
  }
  return null
}

/**
 * The line under the date picker.
 *
 * @example
 * earliestSlotText(null) // => 'Please contact us for availability'
 */
export function earliestSlotText(slot: Pick<OpenSlot, 'date' | 'label'> | null): string {
  return slot ? `${formatDate(slot.date)} at ${slot.label}` : 'Please contact us for availability'
}
