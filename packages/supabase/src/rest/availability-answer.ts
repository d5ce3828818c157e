import * as Schema from 'effect/Schema'

/** What `availability` answers: the places of a day, and those taken on the days that have any taken. */
export const AvailabilityAnswer = Schema.Struct({
  limit: Schema.Int,
  days: Schema.Record(Schema.String, Schema.Int),
})
