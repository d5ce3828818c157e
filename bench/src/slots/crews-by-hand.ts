import type { BusySpan } from '@dustforce/core/schedule'
import { slotsByHand } from './by-hand.ts'
import { type DaySlots, offsetAt } from './day-slots.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

export const crews = 2
export const visitMinutes = 90
export const bufferMinutes = 15
export const vans = 1

/** Three jobs a day for the 60 days that an instant sees, in the order of their start, two of them at overlapping times and the last one with a van. */
export function jobsFrom(now: number): BusySpan[] {
  const today = Math.floor((now + offsetAt(now)) / dayMs)
  return Array.from({ length: 60 }, (_, ahead) => (today + ahead) * dayMs).flatMap((midnight) =>
    [9 * 60, 10 * 60, 14 * 60].map((minute) => {
      const start = midnight + minute * minuteMs - offsetAt(midnight + dayMs / 2)
      const uses = minute === 14 * 60 ? ['van'] : []
      return { start, end: start + visitMinutes * minuteMs, uses }
    }),
  )
}

/**
 * The limit with crews: closes the slots at which both crews have other work, and for a visit that needs a van those at which it is out.
 *
 * @param jobs in the order of their start, none through a midnight
 */
export function slotsOfCrewsByHand(now: number, jobs: readonly BusySpan[], needsVan: boolean): DaySlots[] {
  const today = Math.floor((now + offsetAt(now)) / dayMs)
  const days = slotsByHand(now)
  let first = 0
  for (let ahead = 0; ahead < days.length; ahead += 1) {
    const local = (today + ahead) * dayMs
    const midnight = local - offsetAt(local + dayMs / 2)
    let last = first
    while ((jobs[last]?.start ?? Number.POSITIVE_INFINITY) < midnight + dayMs) last += 1
    for (const slot of days[ahead]?.slots ?? []) {
      const start = midnight + slot.minute * minuteMs
      const end = start + visitMinutes * minuteMs
      const buffer = bufferMinutes * minuteMs
      if (countBetween(jobs, first, last, start - buffer, end + buffer) >= crews) slot.open = false
      if (needsVan && countBetween(jobs, first, last, start, end, 'van') >= vans) slot.open = false
    }
    first = last
  }
  return days
}

function countBetween(
  jobs: readonly BusySpan[],
  first: number,
  last: number,
  from: number,
  until: number,
  using?: string,
): number {
  let count = 0
  for (let index = first; index < last; index += 1) {
    const job = jobs[index]
    if (job === undefined || job.start >= until || job.end <= from) continue
    if (using === undefined || job.uses?.includes(using) === true) count += 1
  }
  return count
}
