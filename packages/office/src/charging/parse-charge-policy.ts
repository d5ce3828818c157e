import type { Issue, Parsed } from '@dustforce/core/validation'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { type ChargePolicy, mostAnnounceDays } from './charge-policy.ts'

/** A try is a charge that its bank hears of. Networks allow ten of one card in a day, and twenty in a month; this is what one visit may cost of them. */
const mostTries = 4

const few = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: most }))
const mostChargeDays = mostAnnounceDays - 1

const Shape = Schema.Struct({
  announceDays: few(mostAnnounceDays),
  noticeHours: few(168),
  chargeDays: Schema.Array(few(mostChargeDays)),
  lastLetterHours: few(240),
  freeHours: few(240),
  expiringDays: few(90),
})

const decode = Schema.decodeUnknownOption(Shape)

/** The description of what each field has to be. */
const wanted: Readonly<Record<keyof ChargePolicy, string>> = {
  announceDays: `must be a whole number of days, 1 to ${mostAnnounceDays}`,
  noticeHours: 'must be a whole number of hours, 1 to 168',
  chargeDays: `must be a list of whole numbers of days, each 1 to ${mostChargeDays}`,
  lastLetterHours: 'must be a whole number of hours, 1 to 240',
  freeHours: 'must be a whole number of hours, 1 to 240',
  expiringDays: 'must be a whole number of days, 1 to 90',
}

/**
 * Reads when visits are charged from what somebody wrote, e.g. an owner. Each issue names its field.
 *
 * @example
 * parseChargePolicy({ ...standardCharges, chargeDays: [2, 3] }) // => { ok: false, issues: [{ field: 'chargeDays.1', message: 'must be later than the try before it: fewer than 2 days' }] }
 */
export function parseChargePolicy(written: unknown): Parsed<ChargePolicy> {
  const policy = Option.getOrNull(decode(written))
  if (policy === null) return { ok: false, issues: unread(written) }
  const issues = chargePolicyProblems(policy)
  return issues.length === 0 ? { ok: true, value: policy } : { ok: false, issues }
}

/** Finds what keeps a table from meaning something: its acts must come in their order. */
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
  return Object.entries(wanted).flatMap(([field, message]) =>
    Schema.is(Shape.fields[field as keyof ChargePolicy])(given[field]) ? [] : [{ field, message }],
  )
}
