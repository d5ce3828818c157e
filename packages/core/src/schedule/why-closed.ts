import type { BusinessDate } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { type Availability, calendar } from './calendar.ts'
import { addDays, weekdayOf } from './date-arithmetic.ts'
import type { OpenSlot } from './earliest-slot.ts'
import { formatDate, weekdayName } from './format-date.ts'
import type { BusinessPolicy } from './policy.ts'
import type { ClosedReason } from './slot.ts'
import { slotProblem } from './slot-problem.ts'
import { slotsOn } from './slots-on.ts'
import type { MinuteOfDay } from './time-label.ts'

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
  policy: BusinessPolicy,
  availability: Availability,
  date: BusinessDate,
  minute?: MinuteOfDay,
): Closure | null {
  const reason =
    minute === undefined
      ? dayReason(policy, availability, date)
      : slotReason(policy, availability, date, minute)
  if (reason === null) return null
  const nearest = nearestOpenSlot(policy, availability, date, minute)
  return { reason, ...explain(policy, availability, date, reason), nearest }
}

function dayReason(
  policy: BusinessPolicy,
  availability: Availability,
  date: BusinessDate,
): ClosedReason | null {
  const slots = slotsOn(policy, date, availability.now, takenOn(availability, date), availability.limit)
  if (slots.some((slot) => slot.open)) return null
  return slots.at(-1)?.reason ?? 'closed'
}

function slotReason(
  policy: BusinessPolicy,
  availability: Availability,
  date: BusinessDate,
  minute: MinuteOfDay,
): ClosedReason | null {
  const problem = slotProblem(policy, date, minute, availability.now)
  if (problem !== null) return problem
  return takenOn(availability, date) >= (availability.limit ?? policy.dailyLimit) ? 'full' : null
}

function takenOn(availability: Availability, date: BusinessDate): number {
  return availability.taken?.[date] ?? 0
}

function nearestOpenSlot(
  policy: BusinessPolicy,
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
  policy: BusinessPolicy,
  availability: Availability,
  date: BusinessDate,
  reason: ClosedReason,
): { why: string; remedy: string } {
  const weekday = weekdayName(weekdayOf(date))
  const limit = availability.limit ?? policy.dailyLimit
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
      return { why: `There are no cleanings on ${weekday}s.`, remedy: 'Choose another day.' }
    case 'outside-hours': {
      const labels = slotsOn(policy, date, availability.now).map((slot) => slot.label)
      const why = `On ${weekday}s cleanings start from ${labels.at(0)} to ${labels.at(-1)}.`
      return { why, remedy: 'Choose one of these times.' }
    }
    case 'full':
      return {
        why: `All ${limit} places of ${formatDate(date)} are taken.`,
        remedy: 'It opens again when a booking is canceled or the daily limit is raised.',
      }
    case 'skipped':
      return { why: 'The clocks go forward over this time.', remedy: 'Choose a time after the change.' }
  }
}
