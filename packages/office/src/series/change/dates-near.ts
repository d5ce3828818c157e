import { addDays, type BusinessDate, type BusinessPolicy, slotsOn } from '@dustforce/core/schedule'

/** The number of days before and after its own by which a visit may be moved with all that follow it. */
const daysBefore = 6
const daysAfter = 13

/**
 * The days that a visit can be moved to together with those that follow it: its own, and the open ones around it that are to come.
 *
 * @example
 * datesNear(gtaPolicy, businessDate('2027-02-08'), businessDate('2027-02-06'))[0] // => '2027-02-07'
 */
export function datesNear(
  policy: BusinessPolicy,
  date: BusinessDate,
  today: BusinessDate,
): readonly BusinessDate[] {
  return Array.from({ length: daysBefore + daysAfter + 1 }, (_, nr) => addDays(date, nr - daysBefore)).filter(
    (day) => day > today && (day === date || slotsOn(policy, day, 0).length > 0),
  )
}
