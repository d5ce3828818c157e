import { centsFromDollars, dollarsOf } from '@dustforce/core/money'
import { checkEmail } from '@dustforce/core/validation'
import * as Effect from 'effect/Effect'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import { eachBookingField } from '../booking/booking-details.ts'
import { NumberColumn, WholeCents } from '../stored/schema.ts'

/* The e-mails about an assigned job: what the Command Hub asks to be sent, and what of it the outbox keeps. */

const Text = Schema.String.check(Schema.isMaxLength(1000))
const RequiredText = Text.check(Schema.isMinLength(1))

const Email = Schema.String.check(
  Schema.makeFilter((text: string) => {
    const checked = checkEmail(text)
    return checked.ok ? undefined : checked.message
  }),
)

/** Text, number, yes or no, or nothing at all: as text. */
export const AnyText = Schema.optionalKey(
  Schema.NullOr(Schema.Union([Text, Schema.Finite, Schema.Boolean])),
).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformOptional((sent) => {
      const value = Option.getOrNull(sent)
      if (typeof value === 'boolean') return Option.some(value ? 'Yes' : 'No')
      return Option.some(value === null ? '' : String(value))
    }),
    encode: SchemaGetter.transform((text) => text),
  }),
)

const Named = Schema.Union([Text, Schema.Struct({ name: Text })])

/** Names of add-ons, plain or in objects, or nothing at all. */
const AddOns = Schema.optionalKey(Schema.NullOr(Schema.Array(Named).check(Schema.isMaxLength(20)))).pipe(
  Schema.decodeTo(Schema.Array(Schema.String), {
    decode: SchemaGetter.transformOptional((sent) => {
      const addOns = Option.getOrNull(sent) ?? []
      return Option.some(addOns.map((addOn) => (typeof addOn === 'string' ? addOn : addOn.name)))
    }),
    encode: SchemaGetter.transform((names) => names),
  }),
)

/** Dollars, as a number or as the text of a numeric column. */
const Pay = NumberColumn.pipe(
  Schema.check(
    Schema.makeFilter((dollars: number) =>
      dollars >= 0 && dollars <= 1_000_000 ? undefined : 'Contractor pay must be a positive number',
    ),
  ),
  Schema.decodeTo(WholeCents, {
    decode: SchemaGetter.transform(centsFromDollars),
    encode: SchemaGetter.transform(dollarsOf),
  }),
)

/** A job as the contractor is told of it; texts may be empty. */
export const JobFacts = Schema.Struct({
  contractorName: RequiredText,
  service: RequiredText,
  date: RequiredText,
  time: RequiredText,
  address: RequiredText,
  contractorPay: Schema.NullOr(Pay).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  addOns: AddOns,
  /** The length of the job. */
  minutes: Schema.optionalKey(Schema.Int),
  bedrooms: AnyText,
  bathrooms: AnyText,
  ...eachBookingField(() => AnyText),
  manualNotes: AnyText,
})
export type JobFacts = typeof JobFacts.Type

/** Asks for the e-mail about a job: `JobFacts`, the booking and the contractor's address. */
export const JobAssignmentRequest = Schema.Struct({
  bookingId: RequiredText,
  contractorEmail: Email,
  ...JobFacts.fields,
})
export type JobAssignmentRequest = typeof JobAssignmentRequest.Type

/** The facts about the cleaner who comes, as the customer is told. */
export const CleanerFacts = Schema.Struct({
  customerName: Schema.String,
  service: Schema.String,
  date: Schema.String,
  time: Schema.String,
  cleanerName: Schema.String,
  /** The language that the customer reads. */
  language: AnyText,
})
export type CleanerFacts = typeof CleanerFacts.Type

/** Asks for the e-mail about the cleaner who comes. */
export const CleanerAssignmentRequest = Schema.Struct({
  bookingId: AnyText,
  customerEmail: Email,
  customerFirstName: AnyText,
  customerName: AnyText,
  service: RequiredText,
  date: RequiredText,
  time: RequiredText,
  assignedCleanerName: RequiredText,
  language: AnyText,
})
export type CleanerAssignmentRequest = typeof CleanerAssignmentRequest.Type
