/**
 * Reads policies from outside. Apart from the rest of the schedule, so that a tool which only offers slots ships no parser.
 */
import type { Issue, Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { isBusinessDate } from './business-date.ts'
import type { ClosedDates, Hours, RefundRule, SchedulePolicy } from './policy.ts'
import { policyShape } from './policy-shape.ts'

/**
 * Reads a policy from JSON or any other outside value and checks that it means something: a zone that exists, hours that end after they
 * begin, dates of the calendar. What the parts mean is checked once each is right by itself.
 *
 * @example
 * parsePolicy({}).ok // => false
 */
export function parsePolicy(input: unknown): Parsed<SchedulePolicy> {
  return readChecked(policyShape, policyProblems, input)
}

/**
 * The parser of policies for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * PolicySchema['~standard'].validate(null) // => { issues: [{ message: 'must be an object', path: [] }] }
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

function policyProblems({
  zone,
  hours: week,
  closures = [],
  specialHours = [],
  cancellation = [],
}: SchedulePolicy): Issue[] {
  return [
    ...(isZone(zone)
      ? []
      : [
          {
            field: 'zone',
            message: `'${zone}' is no time zone: write an area and a city, as 'Europe/London', or 'UTC'`,
          },
        ]),
    ...Object.entries(week).flatMap(([day, times]) => hoursProblems(times, `hours.${day}`)),
    ...closures.flatMap((closure, index) => closureProblems(closure, `closures.${index}`)),
    ...specialHours.flatMap((special, index) => [
      ...dateProblems(special.date, `specialHours.${index}.date`),
      ...hoursProblems(special.hours, `specialHours.${index}.hours`),
      ...(specialHours.findIndex((other) => other.date === special.date) < index
        ? [{ field: `specialHours.${index}.date`, message: `${special.date} has hours already` }]
        : []),
      ...closures
        .filter(({ from, to = from }) => from <= special.date && special.date <= to)
        .map(({ reason }) => ({
          field: `specialHours.${index}.date`,
          message: `${special.date} is closed: ${reason}`,
        })),
    ]),
    ...refundProblems(cancellation),
  ]
}

function isZone(zone: string): boolean {
  // An abbreviation means one zone to one engine and another, or none, to the next: BST is the time of Dhaka to some.
  if (zone !== 'UTC' && !/^[A-Za-z]+\//.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function hoursProblems([opens, closes]: Hours, field: string): Issue[] {
  return opens <= closes ? [] : [{ field, message: `end at ${closes}, before they begin at ${opens}` }]
}

function dateProblems(text: string, field: string): Issue[] {
  return isBusinessDate(text) ? [] : [{ field, message: `${text} is no date of the calendar` }]
}

function closureProblems({ from, to = from }: ClosedDates, field: string): Issue[] {
  const problems = [
    ...dateProblems(from, `${field}.from`),
    ...(to === from ? [] : dateProblems(to, `${field}.to`)),
  ]
  if (problems.length > 0 || from <= to) return problems
  return [{ field, message: `ends on ${to}, before it begins on ${from}` }]
}

function refundProblems(rules: readonly RefundRule[]): Issue[] {
  return rules.flatMap(({ hoursBefore }, index) =>
    rules.findIndex((other) => other.hoursBefore === hoursBefore) < index
      ? [{ field: `cancellation.${index}.hoursBefore`, message: `${hoursBefore} hours have a rule already` }]
      : [],
  )
}
