import { type Cents, centsFromDollars, dollarsOf, isCents } from '@dustforce/core/money'
import { checkEmail } from '@dustforce/core/validation'
import * as Predicate from 'effect/Predicate'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'

/**
 * The bodies of `send-email`. Public spec, section 7; admin spec, section 7. Administrators' clients send each field in
 * camelCase, in snake_case or in both; `withCamelKeys` makes one of them.
 */

const Text = Schema.String.check(Schema.isMaxLength(1000))
const RequiredText = Text.check(Schema.isMinLength(1))

const Email = Schema.String.check(
  Schema.makeFilter((text: string) => {
    const checked = checkEmail(text)
    return checked.ok ? undefined : checked.message
  }),
)

/** Text, number, yes or no, or nothing at all: as text. */
const AnyText = Schema.optionalKey(Schema.NullOr(Schema.Union([Text, Schema.Finite, Schema.Boolean]))).pipe(
  Schema.decodeTo(Schema.optionalKey(Schema.String), {
    decode: SchemaGetter.transform((value) => {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      return value === null ? '' : String(value)
    }),
    encode: SchemaGetter.transform((text) => text),
  }),
)

const Named = Schema.Union([Text, Schema.Struct({ name: Text })])

/** Names of add-ons, plain or in objects. */
const AddOns = Schema.Array(Named).check(Schema.isMaxLength(20))

/** Dollars, as a number or as the text of a numeric column. */
const Pay = Schema.Union([Schema.Finite, Schema.FiniteFromString]).pipe(
  Schema.check(
    Schema.makeFilter((dollars: number) =>
      dollars >= 0 && dollars <= 1_000_000 ? undefined : 'Contractor pay must be a positive number',
    ),
  ),
  Schema.decodeTo(Schema.declare<Cents>(isCents), {
    decode: SchemaGetter.transform(centsFromDollars),
    encode: SchemaGetter.transform(dollarsOf),
  }),
)

/** Which stored message the waiting e-mails belong to. */
export const StoredMessage = Schema.Struct({ id: Schema.String.check(Schema.isPattern(/^[\w-]{1,100}$/)) })

export const JobAssignmentRequest = Schema.Struct({
  bookingId: RequiredText,
  contractorEmail: Email,
  contractorName: RequiredText,
  service: RequiredText,
  date: RequiredText,
  time: RequiredText,
  address: RequiredText,
  contractorPay: Schema.optionalKey(Schema.NullOr(Pay)),
  addOns: Schema.optionalKey(Schema.NullOr(AddOns)),
  homeType: AnyText,
  bedrooms: AnyText,
  bathrooms: AnyText,
  entryInstructions: AnyText,
  petDetails: AnyText,
  avoidAreas: AnyText,
  parkingAvailable: AnyText,
  buildingAccess: AnyText,
  someoneHome: AnyText,
  useCustomerEquipment: AnyText,
  equipmentPreferences: AnyText,
  notes: AnyText,
  manualNotes: AnyText,
})
export type JobAssignmentRequest = typeof JobAssignmentRequest.Type

export const CleanerAssignmentRequest = Schema.Struct({
  bookingId: AnyText,
  customerEmail: Email,
  customerFirstName: AnyText,
  customerName: AnyText,
  service: RequiredText,
  date: RequiredText,
  time: RequiredText,
  assignedCleanerName: RequiredText,
})
export type CleanerAssignmentRequest = typeof CleanerAssignmentRequest.Type

export const SendEmailRequest = Schema.Struct({
  type: Schema.Literals(['contact', 'job-application', 'job-assignment-confirmation', 'cleaner-assignment']),
  data: Schema.Unknown,
  /** Only for an administrator's e-mails: the answer shows what would be sent, and nothing is. */
  preview: Schema.optionalKey(Schema.Boolean),
})

/** Adds the camelCase form of every snake_case key that has none. */
export function withCamelKeys(data: unknown): unknown {
  if (!Predicate.isObject(data)) return data
  const camel = Object.entries(data).map(([key, value]) => [
    key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return { ...Object.fromEntries(camel), ...data }
}
