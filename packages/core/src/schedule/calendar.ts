import { type BusinessDate, dateOfDayNumber, dayNumberOf } from './business-date.ts'
import { businessDayNumber } from './business-time.ts'
import { type BusyTimeline, timelineOf } from './busy-timeline.ts'
import { checkQuestion } from './checked-availability.ts'
import type { BusySpan } from './crews.ts'
import { weekdayOfDayNumber } from './date-arithmetic.ts'
import { daySlots } from './day-slots.ts'
import { closureOn, spansOfDay } from './opening-hours.ts'
import type { CalendarPolicy, SchedulePolicy } from './policy.ts'
import { type AskedPolicy, policyFor } from './policy-for.ts'
import type { ClosedReason, Slot } from './slot.ts'
import { weekdayNames } from './weekday-names.ts'

/** The facts that a calendar depends on, besides the policy; what is undefined is left out. */
export interface Availability {
  /** Epoch milliseconds. */
  readonly now: number
  /** Places a day has; those of the policy when missing. A weekday's own places limit it further. */
  readonly limit?: number | undefined
  /** Places taken by date; a date that is missing has none taken. */
  readonly taken?: Readonly<Record<string, number>> | undefined
  /** The length of the visit, in minutes; a slot's length when missing. */
  readonly durationMinutes?: number | undefined
  /** The service that is asked for, where the policy has rules of its own for it. */
  readonly service?: string | undefined
  /** The work that the crews have already. It limits nothing unless the policy counts crews, or what the service needs. */
  readonly busy?: readonly BusySpan[] | undefined
}

/** A day of the calendar: open when one of its slots is. */
export interface Day {
  readonly date: BusinessDate
  readonly open: boolean
  readonly reason?: ClosedReason
  /** The company's own words about the closure, when this is the reason. */
  readonly closure?: string
  readonly slots: readonly Slot[]
}

/**
 * Every day of the look-ahead, today first, with its slots.
 *
 * @throws WrongValueError with everything that is wrong with the policy or the availability
 * @example
 * calendar(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14), taken: { '2026-11-22': 10 } })[1]?.reason // => 'full'
 */
export function calendar(anyPolicy: CalendarPolicy, availability: Availability): Day[] {
  checkQuestion(anyPolicy, availability, null)
  const policy = policyFor(anyPolicy, availability.service)
  const today = businessDayNumber(availability.now, policy.zone)
  const work = timelineOf(availability.busy, policy.capacity?.bufferMinutes)
  const days: Day[] = []
  for (let ahead = 0; ahead < policy.lookaheadDays; ahead += 1) {
    days.push(dayAhead(policy, availability, today, ahead, work))
  }
  return days
}

/**
 * One day with its slots, also one that is past or beyond the look-ahead.
 *
 * @throws WrongValueError with everything that is wrong with the policy or the availability
 * @example
 * dayOn(gtaPolicy, { now: Date.UTC(2026, 10, 21, 14) }, businessDate('2026-11-20')).reason // => 'past'
 */
export function dayOn(anyPolicy: CalendarPolicy, availability: Availability, date: BusinessDate): Day {
  checkQuestion(anyPolicy, availability, date)
  const policy = policyFor(anyPolicy, availability.service)
  const today = businessDayNumber(availability.now, policy.zone)
  return dayAhead(
    policy,
    availability,
    today,
    dayNumberOf(date) - today,
    timelineOf(availability.busy, policy.capacity?.bufferMinutes),
  )
}

/** The day that lies some days after today, with the work of the availability in order. */
export function dayAhead(
  policy: AskedPolicy,
  availability: Availability,
  today: number,
  ahead: number,
  busy: BusyTimeline,
): Day {
  const { now, limit, taken, durationMinutes } = availability
  const dayNumber = today + ahead
  const date = dateOfDayNumber(dayNumber)
  const full = (taken?.[date] ?? 0) >= placesOn(policy, dayNumber, limit)
  const slots = daySlots(policy, { dayNumber, today, now, full, durationMinutes, busy })
  for (const slot of slots) {
    if (slot.open) return { date, open: true, slots }
  }
  const closure = closureOn(policy, date)?.reason
  if (closure !== undefined) return { date, open: false, reason: 'closure', closure, slots }
  // The last slot is the one that stayed open longest: its reason is the day's.
  const reason = slots.at(-1)?.reason ?? (spansOfDay(policy, dayNumber).length > 0 ? 'too-long' : 'closed')
  return { date, open: false, reason, slots }
}

/** Returns the number of places that a day has: those of any day, or of its weekday if fewer. */
export function placesOn(
  { capacity }: Pick<SchedulePolicy, 'capacity'>,
  dayNumber: number,
  perDay = capacity?.perDay ?? Number.POSITIVE_INFINITY,
): number {
  const perWeekday = capacity?.perWeekday
  if (perWeekday === undefined) return perDay
  const name = weekdayNames[weekdayOfDayNumber(dayNumber)]
  return Math.min(perDay, (name && perWeekday[name]) ?? perDay)
}
