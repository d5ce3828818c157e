/**
 * Reads policies from outside. Apart from the rest of the schedule, so that a tool which only offers slots ships no parser.
 */

import { frozen } from '../validation/frozen.ts'
import type { Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { asReadPolicy } from './checked-policy.ts'
import type { SchedulePolicy } from './policy.ts'
import { contradictions, policyProblems } from './policy-problems.ts'
import { policyShape } from './policy-shape.ts'

export { parseAvailability } from './parse-availability.ts'

/**
 * Reads a policy from JSON or any other outside value and checks that it means something: a zone that exists, hours that end after they
 * begin, dates of the calendar. The meaning of the parts together is checked once each part is valid.
 *
 * @example
 * parsePolicy({}).ok // => false
 */
export function parsePolicy(input: unknown): Parsed<SchedulePolicy> {
  const parsed = readChecked(
    policyShape,
    (policy: SchedulePolicy) => [...policyProblems(policy), ...contradictions(policy)],
    input,
  )
  if (parsed.ok) asReadPolicy(frozen(parsed.value))
  return parsed
}

/**
 * The parser of policies for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * PolicySchema['~standard'].validate({}).issues?.length // => 5
 */
export const PolicySchema: StandardSchema<SchedulePolicy> = standardSchema(parsePolicy)

/**
 * The JSON Schema (draft 2020-12) of a policy, for editors and other languages. What fields mean for each other, such as whether hours end
 * after they begin, only `parsePolicy` checks.
 *
 * @example
 * Object.hasOwn(policyJsonSchema(), '$schema') // => true
 */
export function policyJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:dust-force:policy',
    title: 'Policy',
    description: 'When and how much a company works.',
    ...policyShape.jsonSchema,
  }
}
