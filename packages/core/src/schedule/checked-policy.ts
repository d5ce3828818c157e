import { frozen } from '../validation/frozen.ts'
import { readChecked } from '../validation/shape.ts'
import { WrongValueError } from '../validation/wrong-value-error.ts'
import type { SchedulePolicy } from './policy.ts'
import { policyProblems } from './policy-problems.ts'
import { policyPartShape } from './policy-shape.ts'

/** Fields of a policy. */
type Fields = readonly (keyof SchedulePolicy)[]

/** The fields that slots are worked out from. */
export const slotFields: Fields = ['zone', 'hours', 'slotMinutes', 'leadMinutes', 'lookaheadDays']

/** The fields that opening hours are worked out from. */
export const hoursFields: Fields = ['zone', 'hours', 'slotMinutes']

/** Policies of which everything that they say is right. */
const right = new WeakSet<object>()

// A program asks for one policy many times: comparing is cheaper than looking up.
let latest: { readonly policy: object; readonly needs: Fields } = { policy: right, needs: [] }

/** Takes a policy as read. */
export function asReadPolicy<P extends object>(policy: P): P {
  right.add(policy)
  return policy
}

/**
 * Reads a policy that was written in a program, unless that was done before, and freezes it.
 *
 * @param needs what it must say
 * @throws WrongValueError with everything that is wrong with it
 */
export function checkPolicy(policy: Partial<SchedulePolicy>, needs: Fields): void {
  if (policy === latest.policy && needs === latest.needs) return
  if (!right.has(policy) || needs.some((field) => policy[field] === undefined)) readAll(policy, needs)
  latest = { policy, needs }
}

function readAll(policy: object, needs: Fields): void {
  const parsed = readChecked(policyPartShape(needs), policyProblems, policy)
  if (!parsed.ok) throw new WrongValueError('policy', parsed.issues)
  asReadPolicy(frozen(policy))
}
