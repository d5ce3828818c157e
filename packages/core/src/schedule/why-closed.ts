import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { type Availability, calendar, dayOn, placesOn } from './calendar.ts'
import { addDays, weekdayOf } from './date-arithmetic.ts'
import type { OpenSlot } from './earliest-slot.ts'
import { formatDate, weekdayName } from './format-date.ts'
import { closureOn } from './opening-hours.ts'
import { capacityProblem } from './place-problem.ts'
import type { CalendarPolicy } from './policy.ts'
import type { ClosedReason } from './slot.ts'
import { slotProblem } from './slot-problem.ts'
import { type MinuteOfDay, timeLabel } from './time-label.ts'

/** Why a day or a slot cannot be booked, what would open it, and the open slot nearest to it. */
export interface Closure {
  readonly reason: ClosedReason
  readonly why: string
  readonly remedy: string
  readonly nearest: OpenSlot | null
}

/**
 * Explains why a slot, or a whole day when no minute is given, cannot be booked; null when it can. Meant for the one slot that a user
 * asks about: a calendar does not pay for it.
 *
 * @example
 * whyClosed(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14) }, businessDate('2026-11-22'), 480)?.why
 * // => 'On Sundays cleanings start from 9:00 AM to 4:00 PM.'
 */
export function whyClosed(
  policy: CalendarPolicy,
  availability: Availability,
  date: BusinessDate,
  minute?: MinuteOfDay,
): Closure | null {
  const reason =
    minute === undefined
      ? dayOn(policy, availability, date).reason
      : slotReason(policy, availability, date, minute)
  if (reason === undefined) return null
  const nearest = nearestOpenSlot(policy, availability, date, minute)
  return { reason, ...explain(policy, availability, date, minute, reason), nearest }
}

function slotReason(
  policy: CalendarPolicy,
  availability: Availability,
  date: BusinessDate,
  minute: MinuteOfDay,
): ClosedReason | undefined {
  const { now, durationMinutes } = availability
  return (
    slotProblem(policy, date, minute, now, durationMinutes) ??
    capacityProblem(policy, availability, date, minute) ??
    undefined
  )
}

function nearestOpenSlot(
  policy: CalendarPolicy,
  availability: Availability,
  date: BusinessDate,
  minute?: MinuteOfDay,
): OpenSlot | null {
  const wanted = instantOf(date, minute ?? 720, policy.zone)
  let nearest: OpenSlot | null = null
  for (const day of calendar(policy, availability)) {
    for (const slot of day.slots) {
      if (!slot.open) continue
      const startsAt = instantOf(day.date, slot.minute, policy.zone)
      if (nearest && Math.abs(startsAt - wanted) >= Math.abs(nearest.startsAt - wanted)) continue
      nearest = { date: day.date, minute: slot.minute, label: slot.label, startsAt }
    }
  }
  return nearest
}

function explain(
  policy: CalendarPolicy,
  availability: Availability,
  date: BusinessDate,
  minute: MinuteOfDay | undefined,
  reason: ClosedReason,
): { why: string; remedy: string } {
  const weekday = weekdayName(weekdayOf(date))
  switch (reason) {
    case 'past':
      return { why: 'This time has passed.', remedy: 'Choose a later time.' }
    case 'too-soon':
      return {
        why: `A cleaning is booked at least ${policy.leadMinutes} minutes ahead.`,
        remedy: 'Choose a later time.',
      }
    case 'too-far': {
      const opens = addDays(date, 1 - policy.lookaheadDays)
      return {
        why: `Cleanings are booked at most ${policy.lookaheadDays} days ahead.`,
        remedy: `It opens on ${formatDate(opens)}.`,
      }
    }
    case 'closed':
    case 'closure':
      return {
        why: closureOn(policy, date)?.reason ?? `There are no cleanings on ${weekday}s.`,
        remedy: 'Choose another day.',
      }
    case 'too-long':
      return {
        why: `The opening hours of ${formatDate(date)} are shorter than ${availability.durationMinutes ?? policy.slotMinutes} minutes.`,
        remedy: 'Choose another day, or a shorter visit.',
      }
    case 'busy':
      return {
        why: busyText(policy, availability, date, minute),
        remedy: 'It opens again when a crew is free for the whole visit.',
      }
    case 'outside-hours': {
      const { slots } = dayOn(policy, availability, date)
      const labels = slots.map((slot) => slot.label)
      const why = `On ${weekday}s cleanings start from ${labels.at(0)} to ${labels.at(-1)}.`
      return { why, remedy: 'Choose one of these times.' }
    }
    case 'full':
      return {
        why: `All ${placesOn(policy, dayNumberOf(date), availability.limit)} places of ${formatDate(date)} are taken.`,
        remedy: 'It opens again when a booking is canceled or the daily limit is raised.',
      }
    case 'skipped':
      return { why: 'The clocks go forward over this time.', remedy: 'Choose a time after the change.' }
  }
}

function busyText(
  policy: CalendarPolicy,
  { durationMinutes = policy.slotMinutes }: Availability,
  date: BusinessDate,
  minute: MinuteOfDay | undefined,
): string {
  if (minute === undefined) return `Every crew is busy on ${formatDate(date)}.`
  const buffer = policy.capacity?.bufferMinutes ?? 0
  const [from, until] = [minute - buffer, minute + durationMinutes + buffer].map((bound) =>
    timeLabel((bound + 1440) % 1440),
  )
  return `No crew is free from ${from} to ${until}.`
}
