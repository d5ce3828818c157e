import type { Issue } from '@dustforce/core/validation'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { ChargePolicy } from './charge-policy.ts'

/** A try is a charge that its bank hears of. Networks allow ten of one card in a day, and twenty in a month; this is what one visit may cost of them. */
const mostTries = 4

const few = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: most }))

const Shape = Schema.Struct({
  announceDays: few(30),
  noticeHours: few(168),
  chargeDays: Schema.Array(few(29)),
  lastLetterHours: few(240),
  freeHours: few(240),
  expiringDays: few(90),
})

const decode = Schema.decodeUnknownOption(Shape)

/** A table of charges, or what is wrong with it, each by its field. */
export type ParsedChargePolicy =
  | { readonly policy: ChargePolicy; readonly problems: null }
  | { readonly policy: null; readonly problems: readonly Issue[] }

/**
 * Reads when visits are charged from what somebody wrote, e.g. an owner.
 *
 * @example
 * parseChargePolicy({ ...standardCharges, chargeDays: [2, 3] }).problems // => [{ field: 'chargeDays.1', message: 'must be later than the try before it: fewer than 2 days' }]
 */
export function parseChargePolicy(written: unknown): ParsedChargePolicy {
  const policy = Option.getOrNull(decode(written))
  if (policy === null) return { policy: null, problems: unread(written) }
  const problems = chargePolicyProblems(policy)
  return problems.length === 0 ? { policy, problems: null } : { policy: null, problems }
}

/** What keeps a table from meaning something: its acts must come in their order. */
function chargePolicyProblems(policy: ChargePolicy): Issue[] {
  const { announceDays, chargeDays, lastLetterHours, freeHours } = policy
  const [first = 0] = chargeDays
  const last = chargeDays.at(-1) ?? 0
  const problem = (is: boolean, field: string, message: string) => (is ? [{ field, message }] : [])
  return [
    ...problem(chargeDays.length === 0, 'chargeDays', 'must have at least one try'),
    ...problem(chargeDays.length > mostTries, 'chargeDays', `must have ${mostTries} tries at most`),
    ...chargeDays.flatMap((days, nr) => {
      const before = chargeDays[nr - 1] ?? days + 1
      const message = `must be later than the try before it: fewer than ${before} days`
      return problem(days >= before, `chargeDays.${nr}`, message)
    }),
    ...problem(
      announceDays <= first,
      'announceDays',
      `must be before the first try: more than ${first} days`,
    ),
    ...problem(
      chargeDays.length > 0 && lastLetterHours >= last * 24,
      'lastLetterHours',
      `must be after the last try: fewer than ${last * 24} hours`,
    ),
    ...problem(
      freeHours >= lastLetterHours,
      'freeHours',
      `must be after the last letter: fewer than ${lastLetterHours} hours`,
    ),
  ]
}

/** The fields that are not numbers of days or hours. */
function unread(written: unknown): Issue[] {
  const given: Readonly<Record<string, unknown>> =
    typeof written === 'object' && written !== null ? { ...written } : {}
  return Object.entries(Shape.fields).flatMap(([field, schema]) =>
    Schema.is(schema)(given[field])
      ? []
      : [{ field, message: 'must be a whole number of days or hours, one or more, or a list of them' }],
  )
}
