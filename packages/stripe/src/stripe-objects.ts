import * as Schema from 'effect/Schema'

/*
 * The parts of Stripe's objects that are used, decoded before anything leaves the adapter. Fields that are not named
 * here may change without anybody noticing.
 */

/** An id, or the object it stands for. */
const reference = Schema.NullOr(Schema.Union([Schema.String, Schema.Struct({ id: Schema.String })]))

/** The id of a reference. */
export function idOf(value: typeof reference.Type): string | null {
  return value === null || typeof value === 'string' ? value : value.id
}

const metadata = Schema.optional(Schema.NullOr(Schema.Record(Schema.String, Schema.String)))

/** Money moves in one direction in each object: less than nothing would turn it round. */
const amount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

export const CheckoutSession = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.Literals(['open', 'complete', 'expired']),
  payment_status: Schema.Literals(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: reference,
  amount_total: amount,
  currency: Schema.String,
  client_reference_id: Schema.NullOr(Schema.String),
  metadata,
  url: Schema.NullOr(Schema.String),
  customer: Schema.optional(reference),
})
export type CheckoutSession = typeof CheckoutSession.Type

export const Charge = Schema.Struct({
  id: Schema.NonEmptyString,
  payment_intent: reference,
  amount_refunded: amount,
  currency: Schema.String,
  refunded: Schema.Boolean,
  metadata,
})
export type Charge = typeof Charge.Type

export const Refund = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.NullOr(Schema.String),
  metadata,
})
export type Refund = typeof Refund.Type

/** Newest first. */
export const RefundList = Schema.Struct({ data: Schema.Array(Refund) })

/** A refund as its own events tell of it. */
export const ReportedRefund = Schema.Struct({
  ...Refund.fields,
  payment_intent: reference,
  amount,
  currency: Schema.String,
})
export type ReportedRefund = typeof ReportedRefund.Type

export const Dispute = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.String,
  payment_intent: reference,
  amount,
  currency: Schema.String,
  metadata,
})
export type Dispute = typeof Dispute.Type

/** A payment of a kept card without the customer. */
export const ChargeTry = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.String,
  amount,
  currency: Schema.String,
  metadata,
  last_payment_error: Schema.NullOr(
    Schema.Struct({
      code: Schema.optional(Schema.String),
      decline_code: Schema.optional(Schema.String),
      advice_code: Schema.optional(Schema.String),
    }),
  ),
})
export type ChargeTry = typeof ChargeTry.Type

/** Newest first. */
export const ChargeTryList = Schema.Struct({ data: Schema.Array(ChargeTry) })

/** Newest first. */
export const CardList = Schema.Struct({
  data: Schema.Array(
    Schema.Struct({
      id: Schema.NonEmptyString,
      card: Schema.Struct({
        brand: Schema.String,
        last4: Schema.String,
        exp_month: Schema.Int,
        exp_year: Schema.Int,
      }),
    }),
  ),
})

/** The purpose of a session, where more than payments are. */
export const SessionMode = Schema.Struct({ mode: Schema.optional(Schema.String) })

export const Coupon = Schema.Struct({ id: Schema.NonEmptyString })

export const Event = Schema.Struct({
  id: Schema.NonEmptyString,
  type: Schema.String,
  data: Schema.Struct({ object: Schema.Unknown }),
})
export type Event = typeof Event.Type

/** The booking that the object was made for. */
export function bookingIdOf(object: CheckoutSession | Charge | ReportedRefund | Dispute): string | null {
  return object.metadata?.booking_id ?? ('client_reference_id' in object ? object.client_reference_id : null)
}
