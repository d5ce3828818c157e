import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { businessDayNumber } from './business-time.ts'
import { dayCapacity } from './day-capacity.ts'
import { daySlots } from './day-slots.ts'
import type { BusinessPolicy } from './policy.ts'
import type { Slot } from './slot.ts'

/**
 * The slots of a day, each open or closed for a reason; none when the company is closed that day.
 *
 * @param now epoch milliseconds
 * @param taken places of the day that are taken
 * @param limit places that the day has
 * @example
 * slotsOn(gtaPolicy, businessDate('2026-11-21'), Date.UTC(2026, 10, 20)).length // => 8
 */
export function slotsOn(
  policy: BusinessPolicy,
  date: BusinessDate,
  now: number,
  taken = 0,
  limit = policy.dailyLimit,
): readonly Slot[] {
  return daySlots(policy, {
    dayNumber: dayNumberOf(date),
    today: businessDayNumber(now, policy.zone),
    now,
    full: dayCapacity(limit, taken).full,
  })
}
