import { type BusinessDate, dayNumberOf } from './business-date.ts'
import { businessDayNumber } from './business-time.ts'
import { placesOn } from './calendar.ts'
import { checkQuestion } from './checked-availability.ts'
import { dayCapacity } from './day-capacity.ts'
import { daySlots } from './day-slots.ts'
import type { CalendarPolicy } from './policy.ts'
import type { Slot } from './slot.ts'

/**
 * The slots of a day, each open or closed for a reason; none when the company is closed that day.
 *
 * @param now epoch milliseconds
 * @param taken places of the day that are taken
 * @param limit places that the day has; those of the policy when missing
 * @example
 * slotsOn(gtaPolicy, businessDate('2026-11-21'), Date.UTC(2026, 10, 20)).length // => 8
 */
export function slotsOn(
  policy: CalendarPolicy,
  date: BusinessDate,
  now: number,
  taken = 0,
  limit?: number,
): readonly Slot[] {
  checkQuestion(policy, { now, limit, taken: { [date]: taken } }, date)
  const dayNumber = dayNumberOf(date)
  return daySlots(policy, {
    dayNumber,
    today: businessDayNumber(now, policy.zone),
    now,
    full: dayCapacity(placesOn(policy, dayNumber, limit), taken).full,
  })
}
