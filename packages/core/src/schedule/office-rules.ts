import { type BusinessDate, dayNumberOf, isBusinessDate } from './business-date.ts'
import { instantOf } from './business-time.ts'
import { placesOn } from './calendar.ts'
import type { BusySpan } from './crews.ts'
import type { SchedulePolicy } from './policy.ts'
import type { MinuteOfDay } from './time-label.ts'

export { bookableDays } from './bookable-days.ts'
export { placeProblem } from './place-problem.ts'

/** The rules that an office sets from day to day, in the form of a policy: what is not given stays as the policy has it. */
export type OfficeRules = Pick<SchedulePolicy, 'closures' | 'specialHours' | 'capacity' | 'resources'>

/**
 * A policy with what the office has set: its closures and special hours come on top, and its special hours of a date, its limits and its
 * numbers of resources replace those of the policy.
 *
 * @example
 * withOfficeRules(gtaPolicy, { capacity: { crews: 2 } }).capacity // => { perDay: 10, crews: 2 }
 */
export function withOfficeRules<Policy extends SchedulePolicy>(
  policy: Policy,
  { closures = [], specialHours = [], capacity, resources }: OfficeRules,
): Policy {
  return {
    ...policy,
    ...(closures.length > 0 && { closures: [...closures, ...(policy.closures ?? [])] }),
    // Of two for one date the later one counts.
    ...(specialHours.length > 0 && { specialHours: [...(policy.specialHours ?? []), ...specialHours] }),
    ...(capacity && { capacity: { ...policy.capacity, ...capacity } }),
    ...(resources && { resources: { ...policy.resources, ...resources } }),
  }
}

/** Work that is booked: when it starts on the clock of the business, and how many minutes it takes. */
export interface BookedWork {
  /** 'yyyy-MM-dd'. */
  readonly date: string
  readonly minute: MinuteOfDay
  readonly minutes: number
  /** The resources that it uses, one of each, by name. */
  readonly uses?: readonly string[]
}

/**
 * When crews are busy with booked work, each with one of its own, and what the work uses.
 *
 * @param zone the IANA name of the zone of the dates
 * @example
 * busySpans([{ date: '2026-11-23', minute: 540, minutes: 90 }], 'America/Toronto')[0]?.end // => Date.UTC(2026, 10, 23, 15, 30)
 */
export function busySpans(work: readonly BookedWork[], zone: string): BusySpan[] {
  return work.flatMap(({ date, minute, minutes, uses }) => {
    if (!isBusinessDate(date)) return []
    const start = instantOf(date, minute, zone)
    return [{ start, end: start + minutes * 60_000, ...(uses && { uses }) }]
  })
}

/**
 * Returns the number of bookings that a date takes: the limit of any day, or that of its weekday if it is lower.
 *
 * @param perDay the limit of any day; that of the policy when missing
 * @example
 * placesOfDay(gtaPolicy, businessDate('2026-11-23')) // => 10
 */
export function placesOfDay(
  policy: Pick<SchedulePolicy, 'capacity'>,
  date: BusinessDate,
  perDay?: number,
): number {
  return placesOn(policy, dayNumberOf(date), perDay)
}
