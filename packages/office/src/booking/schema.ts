import { isBusinessDate, minuteOfLabel } from '@dustforce/core/schedule'
import { checkEmail, invalid, isName, type Parsed } from '@dustforce/core/validation'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import { mostRooms } from '../company/measure-problems.ts'
import { type ContactRules, incompleteAddress } from '../contact/contact-rules.ts'
import { checkedText, text, textThat } from '../forms/schema-fields.ts'
import { schemaParser } from '../forms/schema-parser.ts'
import { type DetailColumns, eachBookingField } from './booking-details.ts'
import { emailCheck } from './form-checks.ts'
import { IdSchema } from './id-schemas.ts'
import type * as Payload from './payload.ts'

export { IdSchema } from './id-schemas.ts'

/** A number, also as the text that a form or a numeric column gives. */
const Numeric = Schema.Union([
  Schema.Finite,
  Schema.String.check(Schema.isPattern(/^-?\d{1,12}(?:\.\d{1,12})?$/)).pipe(
    Schema.decodeTo(Schema.Finite, {
      decode: SchemaGetter.transform(Number),
      encode: SchemaGetter.transform(String),
    }),
  ),
])

const Dollars = Numeric.pipe(
  Schema.check(
    Schema.makeFilter((value: number) =>
      value >= 0 && value <= 1_000_000 ? undefined : 'Not a price in dollars',
    ),
  ),
)

const SignedDollars = Numeric.pipe(
  Schema.check(
    Schema.makeFilter((value: number) =>
      Math.abs(value) <= 1_000_000 ? undefined : 'Not a price in dollars',
    ),
  ),
)

const Rooms = Numeric.pipe(
  Schema.check(
    Schema.makeFilter((value: number) =>
      Number.isInteger(value) && value >= 1 && value <= mostRooms
        ? undefined
        : 'Please choose the number of rooms',
    ),
  ),
)

const payloadFields = {
  service: text(100),
  selected_service_id: IdSchema,
  date: textThat(isBusinessDate, 'Please choose a date'),
  time: textThat((label) => minuteOfLabel(label) !== null, 'Please choose a time'),
  name: textThat((name) => isName(name, 201), 'Please enter your full name'),
  email: checkedText(checkEmail),
  phone: text(100),
  address: text(300),
  bedrooms: Rooms,
  bathrooms: Rooms,
  has_pets: Schema.NullOr(Schema.Boolean),
  ...detailColumns(),
  add_ons: Schema.Array(text(100)).check(Schema.isMaxLength(20)),
  add_ons_details: Schema.Array(
    Schema.Struct({
      id: IdSchema,
      name: text(100),
      price: Dollars,
      description: text(500),
      unit: Schema.NullOr(text(100)).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
    }),
  ).check(Schema.isMaxLength(20)),
  base_service_price: Dollars,
  // All charges, of which some may take off.
  pet_fee: SignedDollars,
  add_ons_total: Dollars,
  subtotal_before_tax: Dollars,
  // Below nothing where the office agreed on more than the listed price.
  discount_amount: SignedDollars,
  applied_promo_code: Schema.NullOr(text(50)),
  hst_amount: Dollars,
  total_price: Dollars,
  pricing_breakdown: Schema.Struct({
    base_service: Schema.Struct({ name: text(100), bedrooms: Rooms, bathrooms: Rooms, price: Dollars }),
    add_ons: Schema.Array(Schema.Struct({ name: text(100), price: Dollars })).check(Schema.isMaxLength(20)),
    pet_fee: SignedDollars,
    subtotal: Dollars,
    hst: Dollars,
    total: Dollars,
  }),
}

/** The payload that checkout is asked with: snake_case, prices in dollars. */
export const CheckoutPayload = Schema.Struct(payloadFields)
/** The type that `CheckoutPayload` decodes to. */
export type CheckoutPayload = Payload.CheckoutPayload

/**
 * A payload, and what a client may know besides: the id of the customer's attempt, so that the same attempt sent again makes no second
 * booking, the token of a place that the queue offers, and the version of the price book that the shown price was made from.
 */
export const CheckoutSubmission = submissionOf(payloadFields)
/** The type that `CheckoutSubmission` decodes to. */
export type CheckoutSubmission = typeof CheckoutSubmission.Type

function submissionOf(fields: typeof payloadFields) {
  return Schema.Struct({
    ...fields,
    attempt_id: Schema.optionalKey(Schema.String.check(Schema.isUUID())),
    offer: Schema.optionalKey(text(200)),
    price_book_version: Schema.optionalKey(
      textThat(
        (version) => version.length <= 100 && /^[a-z0-9][\w.+-]*$/i.test(version),
        'Not a version of a price book',
      ),
    ),
  }).check(
    // A name without its details would be booked by nobody and left out without a word.
    Schema.makeFilter(({ add_ons, add_ons_details }) =>
      add_ons.flatMap((name, nr) =>
        add_ons_details[nr]?.name === name
          ? []
          : [{ path: ['add_ons', nr], issue: `We do not offer ${JSON.stringify(name)}` }],
      ),
    ),
  )
}

/** A field that is missing reads as one that was left out, so that older clients stay welcome when another is added. */
function detailColumns() {
  const schemas = eachBookingField(
    (_, { kind, column, max = kind === 'choice' ? 100 : 1000, unset = '' }) => [
      column,
      kind === 'flag'
        ? Schema.NullOr(Schema.Boolean).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
        : text(max).pipe(Schema.withDecodingDefaultKey(Effect.succeed(unset))),
    ],
  )
  return Object.fromEntries(Object.values(schemas)) as {
    [C in keyof DetailColumns]: Schema.Codec<DetailColumns[C]>
  }
}

/** Reads submissions of checkouts from outside input: every wrong field is named. */
export interface SubmissionParsers {
  /** Of a checkout, with its attempt id if it has one. */
  readonly parseCheckout: (sent: unknown) => Parsed<CheckoutSubmission>
  /** Of a booking by phone that is paid on the day: its e-mail address may be '', and then nothing is sent. */
  readonly parseByPhone: (sent: unknown) => Parsed<CheckoutSubmission>
}

const known = new WeakMap<ContactRules, SubmissionParsers>()

/** The parsers for a company, by how people write where it is. */
export function submissionParsers(contact: ContactRules): SubmissionParsers {
  const parsers = known.get(contact) ?? parsersFor(contact)
  known.set(contact, parsers)
  return parsers
}

function parsersFor({ checkPhone, checkAddress }: ContactRules): SubmissionParsers {
  const fields = {
    ...payloadFields,
    phone: checkedText(checkPhone),
    address: checkedText((address) =>
      address.length <= 300 ? checkAddress(address) : invalid(incompleteAddress),
    ),
  }
  return {
    parseCheckout: schemaParser(submissionOf(fields)),
    parseByPhone: schemaParser(submissionOf({ ...fields, email: checkedText(emailCheck('optional')) })),
  }
}
