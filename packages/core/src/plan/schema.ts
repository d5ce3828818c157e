/**
 * Reads days to plan from outside: what `planDay` and `checkDay` take, without the function for the ways.
 */
import type { Parsed } from '../validation/parsed.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import type { DayToPlan } from './day.ts'
import { readDay } from './day-problems.ts'
import { dayShape } from './day-shape.ts'

/**
 * Reads a day to plan from JSON or any other outside value, or names everything that is wrong with it.
 *
 * @example
 * parseDayToPlan({ jobs: [] }) // => { ok: false, issues: [{ field: 'cleaners', message: 'missing' }] }
 */
export function parseDayToPlan(input: unknown): Parsed<DayToPlan> {
  return readDay(input)
}

/**
 * The parser of days to plan for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * DayToPlanSchema['~standard'].validate(null) // => { issues: [{ message: 'must be an object with jobs, cleaners', path: [] }] }
 */
export const DayToPlanSchema: StandardSchema<DayToPlan> = standardSchema(parseDayToPlan)

/**
 * The JSON Schema (draft 2020-12) of a day to plan, for editors and other languages. What fields mean for each other, such as whether a job
 * of a route is among the jobs, only `parseDayToPlan` checks.
 *
 * @example
 * Object.hasOwn(dayToPlanJsonSchema(), '$schema') // => true
 */
export function dayToPlanJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:dust-force:day-to-plan',
    title: 'Day to plan',
    description: 'What has to be done on a day, and who is there to do it.',
    ...dayShape.jsonSchema,
  }
}
