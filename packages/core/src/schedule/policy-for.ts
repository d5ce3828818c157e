import { businessDate } from './business-date.ts'
import { asReadPolicy } from './checked-policy.ts'
import { weekdayOf } from './date-arithmetic.ts'
import { spansOf } from './opening-hours.ts'
import type { CalendarPolicy, DayHours, Hours, ServiceRules } from './policy.ts'
import { weekdayNames } from './weekday-names.ts'

/** A policy as it is for one service. */
export interface AskedPolicy extends CalendarPolicy {
  /** The resources that the service uses. */
  readonly needs?: readonly string[]
}

const asked = new WeakMap<CalendarPolicy, Map<string, AskedPolicy>>()

/**
 * A policy as it is for a service: with the hours and the needs of that service. What has no rules of its own is as the policy has it.
 *
 * @param policy one that was checked
 */
export function policyFor(policy: CalendarPolicy, service: string | undefined): AskedPolicy {
  const rules = service === undefined ? undefined : policy.services?.[service]
  if (service === undefined || rules === undefined) return policy
  const known = asked.get(policy)?.get(service)
  if (known !== undefined) return known
  const made = asReadPolicy(withRules(policy, rules))
  asked.set(policy, new Map(asked.get(policy)).set(service, made))
  return made
}

function withRules(policy: CalendarPolicy, { needs, hours }: ServiceRules): AskedPolicy {
  const { specialHours } = policy
  return {
    ...policy,
    // A list that is not frozen: an engine goes through it faster.
    ...(needs !== undefined && { needs: [...needs] }),
    ...(hours !== undefined && { hours }),
    // On a date with other hours a service has those of its own that fall into them.
    ...(hours !== undefined &&
      specialHours !== undefined && {
        specialHours: specialHours.map(({ date, hours: special }) => ({
          date,
          hours: common(ownOn(hours, date), special),
        })),
      }),
  }
}

/** The hours of a service on the weekday of a date; none when it has none. */
function ownOn(hours: NonNullable<ServiceRules['hours']>, date: string): DayHours {
  const weekday = weekdayNames[weekdayOf(businessDate(date))]
  return (weekday && hours[weekday]) ?? []
}

/** The spans in which both are open. */
function common(own: DayHours, special: DayHours): Hours[] {
  return spansOf(own).flatMap(([opens, closes]) =>
    spansOf(special).flatMap(([from, to]): Hours[] => {
      const both: Hours = [opens > from ? opens : from, closes < to ? closes : to]
      return both[0] <= both[1] ? [both] : []
    }),
  )
}
