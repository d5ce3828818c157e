import { businessTimeOf, calendar, earliestSlot, gtaPolicy, slotsOn } from '../src/schedule/index.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The two nights on which Toronto's clocks change, as instants of the change. */
export const clockChanges = [Date.UTC(2026, 10, 1, 6), Date.UTC(2027, 2, 14, 7)] as const

/** The things that a visitor sees at one minute: the business's date and time, today's slots, and the earliest one. */
export interface Sight {
  readonly now: number
  readonly date: string
  readonly minute: number
  readonly openToday: readonly number[]
  readonly earliest: string
}

/** Goes minute by minute from a day before to a day after a clock change. */
export function walk(change: number): Sight[] {
  const sights: Sight[] = []
  for (let now = change - dayMs; now <= change + dayMs; now += minuteMs) {
    const { date, minute } = businessTimeOf(now, gtaPolicy.zone)
    const openToday = slotsOn(gtaPolicy, date, now)
      .filter((slot) => slot.open)
      .map((slot) => slot.minute)
    const earliest = earliestSlot(gtaPolicy, { now })
    sights.push({ now, date, minute, openToday, earliest: `${earliest?.date} ${earliest?.startsAt}` })
  }
  return sights
}

/** Everything that the walks and the calendars around them show, as one number (FNV-1a over their JSON). */
export function digest(): number {
  const text = JSON.stringify(
    clockChanges.map((change) => [walk(change), calendar(gtaPolicy, { now: change })]),
  )
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
