import { type BusinessDate, businessDateOf, instantOf, type MinuteOfDay } from '../schedule/index.ts'

/** The urgency of a visit that has no cleaner yet: how soon it begins. */
export type Urgency = 'overdue' | 'today' | 'within24h' | 'within48h' | 'none'

const hourMs = 3_600_000

/**
 * Tells how urgently a visit needs a cleaner: overdue before today, today, or by the hours until it starts. The date and the minute are those of the
 * zone's clock.
 *
 * @param now epoch milliseconds
 * @example
 * urgencyOf({ date: businessDate('2026-11-20'), minute: 540 }, Date.UTC(2026, 10, 21, 12), gtaPolicy.zone) // => 'overdue'
 */
export function urgencyOf(
  start: { readonly date: BusinessDate; readonly minute: MinuteOfDay },
  now: number,
  zone: string,
): Urgency {
  const today = businessDateOf(now, zone)
  if (start.date < today) return 'overdue'
  if (start.date === today) return 'today'
  const untilStart = instantOf(start.date, start.minute, zone) - now
  if (untilStart <= 24 * hourMs) return 'within24h'
  return untilStart <= 48 * hourMs ? 'within48h' : 'none'
}
