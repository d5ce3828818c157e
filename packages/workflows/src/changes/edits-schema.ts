import {
  type BookingDetails,
  type BookingEdits,
  type DeclaredField,
  eachBookingField,
} from '@dustforce/office/booking'
import { IdSchema } from '@dustforce/office/booking/schema'
import * as Schema from 'effect/Schema'

const fields = {
  addOns: Schema.optionalKey(Schema.Array(IdSchema).check(Schema.isMaxLength(20))),
  hasPets: Schema.optionalKey(Schema.Boolean),
  details: Schema.optionalKey(Schema.Struct(detailFields())),
}

/** The edits that a booking's customer may make, as they are sent: by the names of the fields, so that a new field needs nothing here. */
export const Edits: Schema.Codec<BookingEdits> = Schema.Struct(fields)

/** The number of rooms of a kind; the price book says how many there can be. */
const rooms = Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1000 })))

/** The same for the office, which changes the service and the rooms too. */
export const OfficeEdits: Schema.Codec<BookingEdits> = Schema.Struct({
  ...fields,
  service: Schema.optionalKey(IdSchema),
  bedrooms: rooms,
  bathrooms: rooms,
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
