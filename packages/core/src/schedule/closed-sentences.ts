import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { timelineOf } from './busy-timeline.ts'
import { type Availability, placesOn } from './calendar.ts'
import type { ClosedSentences, ClosedWords } from './closed-words.ts'
import { resourceInUse } from './crews.ts'
import { addDays, weekdayOf } from './date-arithmetic.ts'
import { lastStartOf } from './day-slots.ts'
import { closureOn, spansOfDay } from './opening-hours.ts'
import type { AskedPolicy } from './policy-for.ts'
import { type ClosedReason, slotMinutesOf } from './slot.ts'
import type { MinuteOfDay } from './time-label.ts'

/** Why a day, or a time of it, cannot be booked for a reason, and what would open it. */
export function closedSentences(
  policy: AskedPolicy,
  availability: Availability,
  date: BusinessDate,
  minute: MinuteOfDay | undefined,
  reason: ClosedReason,
  words: ClosedWords,
): ClosedSentences {
  const { durationMinutes = policy.slotMinutes } = availability
  const weekday = weekdayOf(date)
  switch (reason) {
    case 'past':
      return words.past()
    case 'too-soon':
      return words.tooSoon(policy.leadMinutes)
    case 'too-far':
      return words.tooFar(policy.lookaheadDays, addDays(date, 1 - policy.lookaheadDays))
    case 'closed':
    case 'closure': {
      const closure = closureOn(policy, date)
      return closure === undefined ? words.closed(weekday) : words.closure(closure.reason)
    }
    case 'too-long':
      return words.tooLong(date, durationMinutes)
    case 'busy': {
      if (minute === undefined) return words.busyDay(date)
      const buffer = policy.capacity?.bufferMinutes ?? 0
      return words.busyTime(onClock(minute - buffer), onClock(minute + durationMinutes + buffer))
    }
    case 'in-use':
      return words.inUse(neededInUse(policy, availability, date, minute), date)
    case 'outside-hours': {
      const spans = spansOfDay(policy, dayNumberOf(date)).flatMap((hours) => {
        const minutes = slotMinutesOf(
          hours.opensAt,
          policy.slotMinutes,
          lastStartOf(policy, hours, durationMinutes),
        )
        return minutes.length === 0 ? [] : [[Math.min(...minutes), Math.max(...minutes)] as const]
      })
      const isBetween = spans.some(([first, last]) => Number(minute) > first && Number(minute) < last)
      return words.outsideHours(weekday, spans, isBetween ? policy.slotMinutes : undefined)
    }
    case 'full':
      return words.full(placesOn(policy, dayNumberOf(date), availability.limit), date)
    case 'skipped':
      return words.skipped()
  }
}

/** The resource that keeps a service from a time; of a day, any that it needs. */
function neededInUse(
  policy: AskedPolicy,
  { busy, durationMinutes = policy.slotMinutes }: Availability,
  date: BusinessDate,
  minute: MinuteOfDay | undefined,
): string {
  const start = instantOf(date, minute ?? 0, policy.zone)
  const end = minute === undefined ? instantOf(date, 1440, policy.zone) : start + durationMinutes * 60_000
  return String(resourceInUse(policy, timelineOf(busy).spans, start, end))
}

/** A minute of the day before or after on the clock of its own day. */
function onClock(minute: number): MinuteOfDay {
  return (minute + 1440) % 1440
}
