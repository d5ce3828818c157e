import { type BusinessDate, instantOf, type MinuteOfDay } from '@dustforce/core/schedule'
import { defaultMinute } from '../booking/default-minute.ts'

/**
 * Whether a visit is still to come: its start lies ahead. Without a time it is meant for 9 AM.
 *
 * @param now epoch milliseconds
 * @example
 * isAhead({ bookingDate: businessDate('2026-11-21'), bookingMinute: 540 }, Date.UTC(2026, 10, 21, 13), 'America/Toronto') // => true
 */
export function isAhead(
  visit: { readonly bookingDate: BusinessDate | null; readonly bookingMinute: MinuteOfDay | null },
  now: number,
  zone: string,
): boolean {
  const { bookingDate: date, bookingMinute: minute } = visit
  return date !== null && instantOf(date, minute ?? defaultMinute, zone) > now
}
