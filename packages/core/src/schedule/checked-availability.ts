import { WrongValueError } from '../validation/wrong-value-error.ts'
import { availabilityProblems } from './availability-problems.ts'
import { type BusinessDate, businessDate } from './business-date.ts'
import { checkPolicy, slotFields } from './checked-policy.ts'
import type { CalendarPolicy } from './policy.ts'

const noResources = {}

/**
 * Checks everything that a calendar is asked with: the policy at its first use, the availability and the date each time.
 *
 * @param date the date that is asked for; null when none needs to be
 * @param hasNow whether the question is asked at a time
 * @throws WrongValueError with everything that is wrong with the policy or the availability
 * @throws RangeError when the date is none
 */
export function checkQuestion(
  policy: CalendarPolicy,
  availability: unknown,
  date: BusinessDate | null,
  hasNow = true,
): void {
  checkPolicy(policy, slotFields)
  if (date !== null) businessDate(date)
  const problems = availabilityProblems(availability, hasNow, policy.resources ?? noResources)
  if (problems.length > 0) throw new WrongValueError('availability', problems)
}
