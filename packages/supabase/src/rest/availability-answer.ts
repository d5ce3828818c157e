import type { BusySpan } from '@dustforce/core/schedule'
import { busySpans, type OfficeRules } from '@dustforce/core/schedule/office-rules'
import * as Schema from 'effect/Schema'

const Clock = Schema.String.check(Schema.isPattern(/^\d\d:\d\d$/))

/** The rules that the office has set, in the form of a policy; the database leaves out what it has not set. */
const Rules = Schema.Struct({
  closures: Schema.optionalKey(
    Schema.Array(Schema.Struct({ from: Schema.String, to: Schema.String, reason: Schema.String })),
  ),
  specialHours: Schema.optionalKey(
    Schema.Array(Schema.Struct({ date: Schema.String, hours: Schema.Tuple([Clock, Clock]) })),
  ),
  capacity: Schema.optionalKey(
    Schema.Struct({
      perWeekday: Schema.optionalKey(
        Schema.Struct({
          sunday: Schema.optionalKey(Schema.Int),
          monday: Schema.optionalKey(Schema.Int),
          tuesday: Schema.optionalKey(Schema.Int),
          wednesday: Schema.optionalKey(Schema.Int),
          thursday: Schema.optionalKey(Schema.Int),
          friday: Schema.optionalKey(Schema.Int),
          saturday: Schema.optionalKey(Schema.Int),
        }),
      ),
      crews: Schema.optionalKey(Schema.Int),
      bufferMinutes: Schema.optionalKey(Schema.Int),
    }),
  ),
  resources: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
})

/** The answer of `availability`: the places of a day, those taken on the days that have any taken, and what the office has set. */
export const AvailabilityAnswer = Schema.Struct({
  limit: Schema.Int,
  days: Schema.Record(Schema.String, Schema.Int),
  rules: Schema.optionalKey(Rules),
  busy: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        date: Schema.String,
        minute: Schema.Int,
        minutes: Schema.Int,
        uses: Schema.optionalKey(Schema.Array(Schema.String)),
      }),
    ),
  ),
})

/** The occupancy of the days that were asked for, as far as it is known. */
export interface DayOccupancy {
  readonly limit: number
  /** Places by date, as far as they are taken. */
  readonly taken: Readonly<Record<string, number>>
  readonly rules: OfficeRules
  /** When crews are busy, and what is in use; empty unless either limits. */
  readonly busy: readonly BusySpan[]
}

/**
 * The answer in the words of the core.
 *
 * @param zone of its times
 */
export function dayOccupancy(
  { limit, days, rules = {}, busy = [] }: typeof AvailabilityAnswer.Type,
  zone: string,
): DayOccupancy {
  return { limit, taken: days, rules, busy: busySpans(busy, zone) }
}

/** Reads an answer; throws when it is not one. */
export function readOccupancy(answer: unknown, zone: string): DayOccupancy {
  return dayOccupancy(Schema.decodeUnknownSync(AvailabilityAnswer)(answer), zone)
}
