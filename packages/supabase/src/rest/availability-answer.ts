import type { OfficeRules } from '@dustforce/core/schedule/office-rules'
import * as Schema from 'effect/Schema'

const Clock = Schema.String.check(Schema.isPattern(/^\d\d:\d\d$/))

/** What the office has set, in the form of a policy; the database leaves out what it has not. */
const Rules = Schema.Struct({
  closures: Schema.optionalKey(
    Schema.Array(Schema.Struct({ from: Schema.String, to: Schema.String, reason: Schema.String })),
  ),
  specialHours: Schema.optionalKey(
    Schema.Array(Schema.Struct({ date: Schema.String, hours: Schema.Tuple([Clock, Clock]) })),
  ),
})

/** What `availability` answers: the places of a day, those taken on the days that have any taken, and what the office has set. */
export const AvailabilityAnswer = Schema.Struct({
  limit: Schema.Int,
  days: Schema.Record(Schema.String, Schema.Int),
  rules: Schema.optionalKey(Rules),
})

/** What is known of the days that were asked for. */
export interface DayOccupancy {
  readonly limit: number
  /** Places by date, as far as they are taken. */
  readonly taken: Readonly<Record<string, number>>
  readonly rules: OfficeRules
}

/** The answer in the words of the core. */
export function dayOccupancy({ limit, days, rules = {} }: typeof AvailabilityAnswer.Type): DayOccupancy {
  return { limit, taken: days, rules }
}
