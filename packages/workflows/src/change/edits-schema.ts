import {
  type BookingDetails,
  type BookingEdits,
  type DeclaredField,
  eachBookingField,
} from '@dustforce/core/booking'
import { addOnIds } from '@dustforce/core/catalogue'
import * as Schema from 'effect/Schema'

/** What of a booking is to be another, as it is sent: by the names of the fields, so that a new field needs nothing here. */
export const Edits: Schema.Codec<BookingEdits> = Schema.Struct({
  addOns: Schema.optionalKey(Schema.Array(Schema.Literals(addOnIds)).check(Schema.isMaxLength(20))),
  hasPets: Schema.optionalKey(Schema.Boolean),
  details: Schema.optionalKey(Schema.Struct(detailFields())),
})

function detailFields() {
  return eachBookingField((_, field) => Schema.optionalKey(Schema.NullOr(answerOf(field)))) as {
    [Name in keyof BookingDetails]: Schema.optionalKey<Schema.Codec<BookingDetails[Name]>>
  }
}

function answerOf({ kind, options = [], max = 1000 }: DeclaredField) {
  if (kind === 'flag') return Schema.Boolean
  return kind === 'choice'
    ? Schema.Literals(options.map(({ value }) => value))
    : Schema.String.check(Schema.isMaxLength(max))
}
