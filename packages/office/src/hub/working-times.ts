import { type BusinessDate, type MinuteOfDay, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import { availabilityTimes, type Contractor } from '../contractor/contractor.ts'

/** A part of a day in which a cleaner works, in minutes since midnight. */
export interface WorkingTime {
  /** As the availability names it: 'Morning (8am-12pm)'. */
  readonly name: string
  readonly from: MinuteOfDay
  readonly to: MinuteOfDay
}

/** The parts of every day; the first begins with the day, the last ends with it. */
const parts: readonly WorkingTime[] = [
  { name: availabilityTimes[0], from: 0, to: 12 * 60 },
  { name: availabilityTimes[1], from: 12 * 60, to: 16 * 60 },
  { name: availabilityTimes[2], from: 16 * 60, to: 24 * 60 },
]

/**
 * When a cleaner works on a day, in the order of the clock; empty on a day off. Without days named it is every day, without times the whole day.
 *
 * @example
 * workingTimes({ days: ['Monday'], times: [] }, businessDate('2026-11-24')) // => []
 */
export function workingTimes(
  { days, times }: Contractor['availability'],
  date: BusinessDate,
): readonly WorkingTime[] {
  if (days.length > 0 && !days.includes(weekdayName(weekdayOf(date)))) return []
  return times.length === 0 ? parts : parts.filter(({ name }) => times.includes(name))
}

/**
 * The rest of a day that begins and ends at given minutes: what lies beside the times worked.
 *
 * @example
 * timesOffOf([], { from: 480, to: 1200 }) // => [{ from: 480, to: 1200 }]
 */
export function timesOffOf(
  worked: readonly Pick<WorkingTime, 'from' | 'to'>[],
  shown: { readonly from: MinuteOfDay; readonly to: MinuteOfDay },
): readonly { readonly from: MinuteOfDay; readonly to: MinuteOfDay }[] {
  const off: { from: MinuteOfDay; to: MinuteOfDay }[] = []
  let since = shown.from
  for (const { from, to } of worked) {
    const until = Math.min(from, shown.to)
    if (until > since) off.push({ from: since, to: until })
    since = Math.max(since, to)
  }
  if (since < shown.to) off.push({ from: since, to: shown.to })
  return off
}
