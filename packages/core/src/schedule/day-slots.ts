import { instantOfLocal } from './business-time.ts'
import { type BusyTimeline, workBetween } from './busy-timeline.ts'
import { type CrewWork, hasFreeCrew, resourceInUse } from './crews.ts'
import { type OpeningHours, spansOfDay } from './opening-hours.ts'
import type { HoursPolicy, SlotPolicy } from './policy.ts'
import type { AskedPolicy } from './policy-for.ts'
import { type ClosedReason, type Slot, slotAt, slotMinutesOf, slotRow } from './slot.ts'
import type { MinuteOfDay } from './time-label.ts'
import { spanAt } from './zone-span.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const noWork: readonly CrewWork[] = []

/** The facts that the slots of one day depend on, besides the policy. */
export interface DayQuestion {
  readonly dayNumber: number
  /** The day number of the business's today. */
  readonly today: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly full: boolean
  /** The length of the visit; a slot's length when missing. */
  readonly durationMinutes?: number | undefined
  readonly busy?: BusyTimeline | undefined
}

/** The slots of one day. Only a day that the lead time, other work or a clock change cuts through is worked out slot by slot. */
export function daySlots(policy: AskedPolicy, question: DayQuestion): readonly Slot[] {
  const spans = spansOfDay(policy, question.dayNumber)
  const first = spans[0]
  if (first === undefined) return []
  if (spans.length === 1) return slotsWithin(policy, question, first)
  return spans.flatMap((hours) => slotsWithin(policy, question, hours))
}

function slotsWithin(policy: AskedPolicy, question: DayQuestion, hours: OpeningHours): readonly Slot[] {
  const { slotMinutes } = policy
  const { dayNumber, today, now, full, durationMinutes = slotMinutes } = question
  const lastStart = lastStartOf(policy, hours, durationMinutes)
  if (dayNumber < today) return slotRow(hours, slotMinutes, lastStart, 'past')
  if (dayNumber >= today + policy.lookaheadDays) return slotRow(hours, slotMinutes, lastStart, 'too-far')
  const local = dayNumber * dayMs
  const offset = offsetOfWholeDay(policy.zone, local)
  const notBefore = now + policy.leadMinutes * minuteMs
  const work = full ? noWork : workAround(policy, question, local, offset)
  const withoutWork = full ? 'full' : problemWithoutWork(policy)
  if (offset !== null && local + hours.opensAt * minuteMs - offset >= notBefore) {
    if (work.length === 0) return slotRow(hours, slotMinutes, lastStart, withoutWork)
    const midnight = local - offset
    return slotRow(hours, slotMinutes, lastStart).map((slot) => {
      const { minute, label } = slot
      const start = midnight + minute * minuteMs
      const reason = busyProblem(policy, work, start, start + durationMinutes * minuteMs)
      return reason === undefined ? slot : { minute, label, open: false, reason }
    })
  }
  const capacityProblem = (minute: MinuteOfDay): ClosedReason | undefined => {
    if (work.length === 0) return withoutWork
    const start = instantOfLocal(local + minute * minuteMs, policy.zone)
    const end = start + durationMinutes * minuteMs
    return busyProblem(policy, work, start, end)
  }
  return slotMinutesOf(hours.opensAt, slotMinutes, lastStart).map((minute) =>
    slotAt(minute, timeProblem(policy, local + minute * minuteMs, now) ?? capacityProblem(minute)),
  )
}

/** Why there is no place even without other work: no crew, or none of what the service needs. */
function problemWithoutWork(policy: AskedPolicy): ClosedReason | undefined {
  if (policy.needs === undefined && policy.capacity?.crews !== 0) return undefined
  return busyProblem(policy, noWork, 0, 1)
}

/** Why other work leaves no place for a visit: every crew has some, or what the service needs is in use. */
export function busyProblem(
  policy: AskedPolicy,
  work: readonly CrewWork[],
  start: number,
  end: number,
): 'busy' | 'in-use' | undefined {
  if (!hasFreeCrew(policy.capacity ?? {}, work, start, end)) return 'busy'
  return resourceInUse(policy, work, start, end) === undefined ? undefined : 'in-use'
}

/** The last minute at which a visit can start on a day with the given hours. What starts after midnight is a visit of the day after. */
export function lastStartOf(
  { lastStart }: Pick<HoursPolicy, 'lastStart'>,
  hours: OpeningHours,
  durationMinutes: number,
): MinuteOfDay {
  return Math.min(1439, lastStart === 'fits' ? hours.closesAt - durationMinutes : hours.closesAt)
}

/** Why the clock alone excludes a slot that starts at a local time. */
export function timeProblem(
  policy: Pick<SlotPolicy, 'zone' | 'leadMinutes'>,
  local: number,
  now: number,
): 'skipped' | 'past' | 'too-soon' | undefined {
  if (isSkipped(policy.zone, local)) return 'skipped'
  const instant = instantOfLocal(local, policy.zone)
  if (instant < now) return 'past'
  return instant < now + policy.leadMinutes * minuteMs ? 'too-soon' : undefined
}

/** Whether the clocks of a zone never show a local time, because they go forward over it. */
export function isSkipped(zone: string, local: number): boolean {
  const instant = instantOfLocal(local, zone)
  return instant + spanAt(zone, instant).offset !== local
}

/** The work that is near enough to a day to be in the way of a visit on it; none when there are more crews than such work and no other needs. */
function workAround(
  { capacity, needs, slotMinutes }: AskedPolicy,
  { busy, durationMinutes = slotMinutes }: DayQuestion,
  local: number,
  offset: number | null,
): readonly CrewWork[] {
  if (busy === undefined || (needs === undefined && capacity?.crews === undefined)) return noWork
  const { crews = Number.POSITIVE_INFINITY, bufferMinutes = 0 } = capacity ?? {}
  // No zone is a day away from UTC.
  const [midnight, uncertain] = offset === null ? [local, dayMs] : [local - offset, 0]
  const around = (durationMinutes + bufferMinutes) * minuteMs + uncertain
  const near = workBetween(busy, midnight - around, midnight + dayMs + around)
  return needs !== undefined || near.length >= crews ? near : noWork
}

/** The offset that holds from a local midnight to the next; null when the clocks change in between. */
function offsetOfWholeDay(zone: string, local: number): number | null {
  const { from, until, offset } = spanAt(zone, local + dayMs / 2)
  return from <= local - offset && local + dayMs - offset <= until ? offset : null
}
