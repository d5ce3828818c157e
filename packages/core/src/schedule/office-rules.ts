import type { SchedulePolicy } from './policy.ts'

export { placeProblem } from './place-problem.ts'

/** What an office sets from day to day, in the form of a policy: what is not given stays as the policy has it. */
export type OfficeRules = Pick<SchedulePolicy, 'closures' | 'specialHours' | 'capacity'>

/**
 * A policy with what the office has set: its closures and special hours come on top, and its special hours of a date and its limits
 * replace those of the policy.
 *
 * @example
 * withOfficeRules(gtaPolicy, { capacity: { crews: 2 } }).capacity // => { perDay: 10, crews: 2 }
 */
export function withOfficeRules<Policy extends SchedulePolicy>(
  policy: Policy,
  { closures = [], specialHours = [], capacity }: OfficeRules,
): Policy {
  return {
    ...policy,
    ...(closures.length > 0 && { closures: [...closures, ...(policy.closures ?? [])] }),
    // Of two for one date the later one counts.
    ...(specialHours.length > 0 && { specialHours: [...(policy.specialHours ?? []), ...specialHours] }),
    ...(capacity && { capacity: { ...policy.capacity, ...capacity } }),
  }
}
