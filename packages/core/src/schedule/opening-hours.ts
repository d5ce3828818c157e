import { type BusinessDate, dateOfDayNumber } from './business-date.ts'
import { type Weekday, weekdayOfDayNumber } from './date-arithmetic.ts'
import type { ClosedDates, DayHours, Hours, HoursPolicy } from './policy.ts'
import { type MinuteOfDay, minuteOfLabel } from './time-label.ts'
import { weekdayNames } from './weekday-names.ts'

/** When a day begins and ends, in minutes since midnight. */
export interface OpeningHours {
  readonly opensAt: MinuteOfDay
  /** 1440 at midnight, more on the day after. */
  readonly closesAt: number
}

type Week = readonly (readonly OpeningHours[])[]

const weeks = new WeakMap<HoursPolicy['hours'], Week>()
// A calendar asks for one policy sixty times: comparing is cheaper than looking up.
let latest: { readonly hours: HoursPolicy['hours']; readonly week: Week } = { hours: {}, week: [] }
const specials = new WeakMap<readonly object[], ReadonlyMap<string, readonly OpeningHours[]>>()
const closed: readonly OpeningHours[] = []

/**
 * When a day of the week opens first and closes last, whatever a single date has; null when closed.
 *
 * @param weekday 0 for Sunday
 * @example
 * hoursOfWeekday(gtaPolicy, 1) // => { opensAt: 480, closesAt: 1080 }
 */
export function hoursOfWeekday(policy: Pick<HoursPolicy, 'hours'>, weekday: Weekday): OpeningHours | null {
  const [first, ...others] = spansOfWeekday(policy, weekday)
  if (first === undefined) return null
  return { opensAt: first.opensAt, closesAt: others.at(-1)?.closesAt ?? first.closesAt }
}

/** The spans in which a day of the week is open, in their order. */
function spansOfWeekday(policy: Pick<HoursPolicy, 'hours'>, weekday: Weekday): readonly OpeningHours[] {
  if (policy.hours === latest.hours) return latest.week[weekday] ?? closed
  let week = weeks.get(policy.hours)
  if (!week) {
    // Days with the same hours share one value, and by it the slots that are made from it.
    const shared = new Map<string, readonly OpeningHours[]>()
    for (const hours of Object.values(policy.hours)) shared.set(String(hours), openingSpans(hours))
    week = weekdayNames.map((name) => shared.get(String(policy.hours[name])) ?? closed)
    weeks.set(policy.hours, week)
  }
  latest = { hours: policy.hours, week }
  return week[weekday] ?? closed
}

/** The spans in which a day number is open, in their order; none when closed. A closure counts for more than special hours. */
export function spansOfDay(policy: HoursPolicy, dayNumber: number): readonly OpeningHours[] {
  const ordinary = spansOfWeekday(policy, weekdayOfDayNumber(dayNumber))
  if (policy.closures === undefined && policy.specialHours === undefined) return ordinary
  const date = dateOfDayNumber(dayNumber)
  if (closureOn(policy, date) !== undefined) return closed
  return specialHours(policy.specialHours)?.get(date) ?? ordinary
}

/** The closure that a date falls into. */
export function closureOn(
  { closures }: Pick<HoursPolicy, 'closures'>,
  date: BusinessDate,
): ClosedDates | undefined {
  return closures?.find((closure) => isClosedBy(closure, date))
}

/** Whether a date is one of those of a closure. */
export function isClosedBy(closure: ClosedDates, date: string): boolean {
  if ('yearly' in closure) return date.endsWith(closure.yearly)
  const { from, to = from } = closure
  return from <= date && date <= to
}

function specialHours(days: HoursPolicy['specialHours']) {
  if (days === undefined) return undefined
  let byDate = specials.get(days)
  if (!byDate) {
    byDate = new Map(days.map(({ date, hours }) => [date, openingSpans(hours)]))
    specials.set(days, byDate)
  }
  return byDate
}

/** The hours of a day as a list of spans. */
export function spansOf(hours: DayHours): readonly Hours[] {
  return isOneSpan(hours) ? [hours] : hours
}

function isOneSpan(hours: DayHours): hours is Hours {
  return typeof hours[0] === 'string'
}

/** The spans of a day in minutes. */
export function openingSpans(hours: DayHours): readonly OpeningHours[] {
  return spansOf(hours).map(openingHours)
}

function openingHours(hours: Hours): OpeningHours {
  return { opensAt: minuteOf(hours[0]), closesAt: closingMinuteOf(hours[1]) }
}

/** The minute of a closing time, which may lie on the day after: '25:30' is half past one. */
function closingMinuteOf(clock: string): number {
  const [, hour, rest] = /^(2[4-9]|3\d|4[0-7])(:[0-5]\d)$/.exec(clock) ?? []
  return hour === undefined ? minuteOf(clock) : 1440 + minuteOf(`${Number(hour) - 24}${rest}`)
}

function minuteOf(clock: string): MinuteOfDay {
  const minute = minuteOfLabel(clock)
  if (minute === null) throw new RangeError(`Not a time as HH:MM: ${clock}`)
  return minute
}
