import { type BusinessDate, dateOfDayNumber, dayNumberOf } from './business-date.ts'
import type { MinuteOfDay } from './time-label.ts'
import { spanAt } from './zone-span.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/** An instant on the clock of a zone. */
export interface BusinessTime {
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
}

/**
 * The calendar day that an instant falls on in a zone.
 *
 * @param instant epoch milliseconds
 * @param zone an IANA name
 * @throws RangeError when the zone is unknown
 * @example
 * businessDateOf(Date.UTC(2026, 10, 21, 4, 59), 'America/Toronto') // => '2026-11-20'
 */
export function businessDateOf(instant: number, zone: string): BusinessDate {
  return dateOfDayNumber(businessDayNumber(instant, zone))
}

/** The day number of the calendar day that an instant falls on in a zone. */
export function businessDayNumber(instant: number, zone: string): number {
  return Math.floor((instant + spanAt(zone, instant).offset) / dayMs)
}

/**
 * The date and the minute that the clocks of a zone show at an instant.
 *
 * @example
 * businessTimeOf(Date.UTC(2026, 10, 21, 14, 30), 'America/Toronto') // => { date: '2026-11-21', minute: 570 }
 */
export function businessTimeOf(instant: number, zone: string): BusinessTime {
  const local = instant + spanAt(zone, instant).offset
  const dayNumber = Math.floor(local / dayMs)
  return { date: dateOfDayNumber(dayNumber), minute: Math.floor((local - dayNumber * dayMs) / minuteMs) }
}

/**
 * The instant at which the clocks of a zone show a date and minute. A time that happens twice means the first; a time that the
 * spring change skips means as long after the change (2:30 becomes 3:30).
 *
 * @param minute minutes since midnight; beyond a day counts on
 * @returns epoch milliseconds
 * @throws RangeError when the zone is unknown
 * @example
 * instantOf(businessDate('2026-11-21'), 540, 'America/Toronto') // => Date.UTC(2026, 10, 21, 14)
 */
export function instantOf(date: BusinessDate, minute: MinuteOfDay, zone: string): number {
  return instantOfLocal(dayNumberOf(date) * dayMs + minute * minuteMs, zone)
}

/** The instant of a local time given as if it were UTC, in milliseconds. */
export function instantOfLocal(local: number, zone: string): number {
  // No zone is a day away from UTC: a day earlier is before the moment sought, whatever the offset.
  const before = spanAt(zone, local - dayMs).offset
  const first = local - before
  const { offset } = spanAt(zone, first)
  const second = local - offset
  return offset !== before && spanAt(zone, second).offset === offset ? second : first
}
