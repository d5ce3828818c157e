import { type BusinessDate, dateOfDayNumber } from './business-date.ts'
import { type Weekday, weekdayOfDayNumber } from './date-arithmetic.ts'
import type { ClosedDates, Hours, HoursPolicy } from './policy.ts'
import { type MinuteOfDay, minuteOfLabel } from './time-label.ts'
import { weekdayNames } from './weekday-names.ts'

/** When a day begins and ends, in minutes since midnight. */
export interface OpeningHours {
  readonly opensAt: MinuteOfDay
  /** 1440 at midnight, more on the day after. */
  readonly closesAt: number
}

type Week = readonly (OpeningHours | null)[]

const weeks = new WeakMap<HoursPolicy['hours'], Week>()
// A calendar asks for one policy sixty times: comparing is cheaper than looking up.
let latest: { readonly hours: HoursPolicy['hours']; readonly week: Week } = { hours: {}, week: [] }
const specials = new WeakMap<readonly object[], ReadonlyMap<string, OpeningHours>>()

/**
 * The opening hours of a day of the week, whatever a single date has; null when closed.
 *
 * @param weekday 0 for Sunday
 * @example
 * hoursOfWeekday(gtaPolicy, 1) // => { opensAt: 480, closesAt: 1080 }
 */
export function hoursOfWeekday(policy: Pick<HoursPolicy, 'hours'>, weekday: Weekday): OpeningHours | null {
  if (policy.hours === latest.hours) return latest.week[weekday] ?? null
  let week = weeks.get(policy.hours)
  if (!week) {
    // Days with the same hours share one value, and by it the slots that are made from it.
    const shared = new Map<string, OpeningHours>()
    for (const hours of Object.values(policy.hours)) shared.set(String(hours), openingHours(hours))
    week = weekdayNames.map((name) => shared.get(String(policy.hours[name])) ?? null)
    weeks.set(policy.hours, week)
  }
  latest = { hours: policy.hours, week }
  return week[weekday] ?? null
}

/** The opening hours of a day number; null when closed. A closure counts for more than special hours. */
export function hoursOfDay(policy: HoursPolicy, dayNumber: number): OpeningHours | null {
  const ordinary = hoursOfWeekday(policy, weekdayOfDayNumber(dayNumber))
  if (policy.closures === undefined && policy.specialHours === undefined) return ordinary
  const date = dateOfDayNumber(dayNumber)
  if (closureOn(policy, date) !== undefined) return null
  return specialHours(policy.specialHours)?.get(date) ?? ordinary
}

/** The closure that a date falls into. */
export function closureOn(
  { closures }: Pick<HoursPolicy, 'closures'>,
  date: BusinessDate,
): ClosedDates | undefined {
  return closures?.find(({ from, to = from }) => from <= date && date <= to)
}

function specialHours(days: HoursPolicy['specialHours']) {
  if (days === undefined) return undefined
  let byDate = specials.get(days)
  if (!byDate) {
    byDate = new Map(days.map(({ date, hours }) => [date, openingHours(hours)]))
    specials.set(days, byDate)
  }
  return byDate
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
