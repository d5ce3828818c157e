/**
 * Reads policies from outside. Apart from the rest of the schedule, so that a tool which only offers slots ships no parser.
 */
import {
  anyText,
  described,
  integer,
  list,
  number,
  object,
  oneOf,
  type Problem,
  type Shape,
  text,
} from '../validation/shape.ts'
import { type StandardSchema, standardSchema } from '../validation/standard-schema.ts'
import { isBusinessDate } from './business-date.ts'
import type { ClosedDates, Hours, RefundRule, SchedulePolicy } from './policy.ts'
import { weekdayNames } from './weekday-names.ts'

/** A policy that was read, or everything that is wrong with it. */
export type PolicyResult =
  | { readonly ok: true; readonly policy: SchedulePolicy }
  | { readonly ok: false; readonly issues: readonly Problem[] }

const clock = text({ pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, words: "a time as '09:00'" })
const date = text({ pattern: /^[1-9]\d{3}-\d\d-\d\d$/, words: 'a date as yyyy-MM-dd' })

/** When a day opens and closes: a pair of times. */
const hours: Shape = {
  problems: (value, field) =>
    Array.isArray(value) && value.length === 2
      ? list(clock).problems(value, field)
      : [{ field, message: "must be two times, as ['09:00', '17:00']" }],
  jsonSchema: { type: 'array', items: clock.jsonSchema, minItems: 2, maxItems: 2 },
}

function perWeekday(item: Shape): Shape {
  return object({}, Object.fromEntries(weekdayNames.map((name) => [name, item])))
}

const places = integer(0, 1_000_000)

const policyShape: Shape = object(
  {
    zone: described('The IANA name of the time zone of all dates and times.', text()),
    hours: described('When each day opens and closes. A day that is missing is closed.', perWeekday(hours)),
    slotMinutes: described('From one slot to the next.', integer(1, 1440)),
    leadMinutes: described('How long before its start a slot can last be booked.', integer(0, 1_000_000)),
    lookaheadDays: described('How many days can be booked, today included.', integer(1, 3660)),
  },
  {
    $schema: anyText,
    lastStart: described(
      "With 'fits' the last visit of a day ends by the closing time; otherwise the last slot starts then.",
      oneOf('fits'),
    ),
    closures: described(
      'Dates on which nothing can be booked, and why, in words for a customer.',
      list(object({ from: date, reason: text() }, { to: date })),
    ),
    specialHours: described('Dates with other hours than their weekday.', list(object({ date, hours }))),
    capacity: described(
      'How much work there can be; what is not given does not limit.',
      object(
        {},
        {
          perDay: places,
          perWeekday: perWeekday(places),
          crews: described('How many crews work at the same time.', integer(1, 10_000)),
          bufferMinutes: described('What a crew needs before and after a visit.', integer(0, 1440)),
        },
      ),
    ),
    cancellation: described(
      'What a cancellation refunds, up to so many hours before the start.',
      list(object({ hoursBefore: number(0, 100_000), refundPercent: number(0, 100) })),
    ),
  },
)

/**
 * Reads a policy from JSON or any other outside value and checks that it means something: a zone that exists, hours that end after they
 * begin, dates of the calendar.
 *
 * @example
 * parsePolicy({}).ok // => false
 */
export function parsePolicy(input: unknown): PolicyResult {
  const malformed = policyShape.problems(input, '')
  if (malformed.length > 0 || !isPolicy(input)) return { ok: false, issues: malformed }
  const issues = policyProblems(input)
  return issues.length === 0 ? { ok: true, policy: input } : { ok: false, issues }
}

/**
 * The parser of policies for libraries that take a Standard Schema (tRPC, Hono, forms).
 *
 * @example
 * PolicySchema['~standard'].validate(null) // => { issues: [{ message: 'must be an object', path: [] }] }
 */
export const PolicySchema: StandardSchema<SchedulePolicy> = standardSchema((input) => {
  const result = parsePolicy(input)
  return result.ok ? { ok: true, value: result.policy } : result
})

/** What the shape found nothing wrong with has the type that it describes. */
const isPolicy = (input: unknown): input is SchedulePolicy => typeof input === 'object'

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
}: SchedulePolicy): Problem[] {
  return [
    ...(isZone(zone) ? [] : [{ field: 'zone', message: `'${zone}' is no time zone` }]),
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
  // Offsets such as '+05:00' are zones to Intl, but they have no name.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function hoursProblems([opens, closes]: Hours, field: string): Problem[] {
  return opens <= closes ? [] : [{ field, message: `end at ${closes}, before they begin at ${opens}` }]
}

function dateProblems(text: string, field: string): Problem[] {
  return isBusinessDate(text) ? [] : [{ field, message: `${text} is no date of the calendar` }]
}

function closureProblems({ from, to = from }: ClosedDates, field: string): Problem[] {
  const problems = [
    ...dateProblems(from, `${field}.from`),
    ...(to === from ? [] : dateProblems(to, `${field}.to`)),
  ]
  if (problems.length > 0 || from <= to) return problems
  return [{ field, message: `ends on ${to}, before it begins on ${from}` }]
}

function refundProblems(rules: readonly RefundRule[]): Problem[] {
  return rules.flatMap(({ hoursBefore }, index) =>
    rules.findIndex((other) => other.hoursBefore === hoursBefore) < index
      ? [{ field: `cancellation.${index}.hoursBefore`, message: `${hoursBefore} hours have a rule already` }]
      : [],
  )
}
