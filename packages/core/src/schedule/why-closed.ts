import type { BusinessDate } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { type Availability, calendar, dayOn } from './calendar.ts'
import { checkQuestion } from './checked-availability.ts'
import { closedInEnglish } from './closed-in-english.ts'
import { closedSentences } from './closed-sentences.ts'
import type { ClosedSentences, ClosedWords } from './closed-words.ts'
import type { OpenSlot } from './earliest-slot.ts'
import { capacityProblem } from './place-problem.ts'
import type { CalendarPolicy } from './policy.ts'
import { policyFor } from './policy-for.ts'
import type { ClosedReason } from './slot.ts'
import { slotProblem } from './slot-problem.ts'
import type { MinuteOfDay } from './time-label.ts'

export { closedInEnglish } from './closed-in-english.ts'
export type { ClosedSentences, ClosedWords, VisitNames } from './closed-words.ts'

const dustForceWords = closedInEnglish({ one: 'a cleaning', many: 'cleanings' })

/** Why a day or a slot cannot be booked, what would open it, and the open slot nearest to it. */
export interface Closure extends ClosedSentences {
  readonly reason: ClosedReason
  readonly nearest: OpenSlot | null
}

/**
 * Explains why a slot, or a whole day when no minute is given, cannot be booked; null when it can. Meant for the one slot that a user
 * asks about: a calendar does not pay for it.
 *
 * @param words the language and what the company calls its visits: `closedInEnglish({ one: 'a tuning', many: 'tunings' })`, or your own.
 * Those of Dust Force say 'cleaning'.
 * @example
 * whyClosed(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14) }, businessDate('2026-11-22'), 480)?.why
 * // => 'On Sundays cleanings start from 9:00 AM to 4:00 PM.'
 */
export function whyClosed(
  anyPolicy: CalendarPolicy,
  availability: Availability,
  date: BusinessDate,
  minute?: MinuteOfDay,
  words: ClosedWords = dustForceWords,
): Closure | null {
  checkQuestion(anyPolicy, availability, date)
  const policy = policyFor(anyPolicy, availability.service)
  const reason =
    minute === undefined
      ? dayOn(policy, availability, date).reason
      : slotReason(policy, availability, date, minute)
  if (reason === undefined) return null
  const nearest = nearestOpenSlot(policy, availability, date, minute)
  return { reason, ...closedSentences(policy, availability, date, minute, reason, words), nearest }
}

function slotReason(
  policy: CalendarPolicy,
  availability: Availability,
  date: BusinessDate,
  minute: MinuteOfDay,
): ClosedReason | undefined {
  const { now, durationMinutes } = availability
  const problem = slotProblem(policy, date, minute, now, durationMinutes)
  // A day on which no time is long enough has none to choose instead.
  if (problem === 'outside-hours' && dayOn(policy, availability, date).slots.length === 0) return 'too-long'
  return problem ?? capacityProblem(policy, availability, date, minute) ?? undefined
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
