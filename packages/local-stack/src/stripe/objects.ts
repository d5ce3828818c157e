import * as Schema from 'effect/Schema'

/* The records that the stand-in keeps. Instants are epoch seconds and amounts cents, as in Stripe's own objects. */

const Metadata = Schema.Record(Schema.String, Schema.String)

export const Line = Schema.Struct({ name: Schema.String, unitAmount: Schema.Int, quantity: Schema.Int })

export const Session = Schema.Struct({
  id: Schema.String,
  created: Schema.Int,
  expiresAt: Schema.Int,
  status: Schema.Literals(['open', 'complete', 'expired']),
  paymentStatus: Schema.Literals(['paid', 'unpaid', 'no_payment_required']),
  paymentIntent: Schema.NullOr(Schema.String),
  currency: Schema.String,
  lines: Schema.Array(Line),
  discount: Schema.NullOr(
    Schema.Struct({ coupon: Schema.optional(Schema.String), name: Schema.String, amount: Schema.Int }),
  ),
  clientReferenceId: Schema.NullOr(Schema.String),
  customerEmail: Schema.NullOr(Schema.String),
  successUrl: Schema.String,
  cancelUrl: Schema.String,
  metadata: Metadata,
  intentMetadata: Metadata,
  /** Absent: it takes a payment. A setup only keeps a card. */
  mode: Schema.optional(Schema.Literals(['payment', 'setup'])),
  customer: Schema.optional(Schema.String),
  /** The card that pays is kept for payments without the customer. */
  keepsCard: Schema.optional(Schema.Boolean),
})
export type Session = typeof Session.Type

export const Coupon = Schema.Struct({
  id: Schema.String,
  created: Schema.Int,
  name: Schema.String,
  amountOff: Schema.Int,
  currency: Schema.String,
  /** The number of payments that may use it; any number unless given. */
  maxRedemptions: Schema.optional(Schema.Int),
})
export type Coupon = typeof Coupon.Type

/** A payment intent together with its one charge. */
export const Payment = Schema.Struct({
  id: Schema.String,
  charge: Schema.String,
  session: Schema.String,
  created: Schema.Int,
  amount: Schema.Int,
  amountRefunded: Schema.Int,
  currency: Schema.String,
  metadata: Metadata,
  customer: Schema.optional(Schema.String),
  card: Schema.optional(Schema.String),
})
export type Payment = typeof Payment.Type

/** The person whose cards are kept. */
export const Customer = Schema.Struct({
  id: Schema.String,
  created: Schema.Int,
  email: Schema.NullOr(Schema.String),
})
export type Customer = typeof Customer.Type

/** A payment method of the type card. */
export const Card = Schema.Struct({
  id: Schema.String,
  created: Schema.Int,
  /** Null once it is detached, or when it was never kept. */
  customer: Schema.NullOr(Schema.String),
  brand: Schema.String,
  last4: Schema.String,
  expMonth: Schema.Int,
  expYear: Schema.Int,
  /** The bank's refusal of a payment without the customer: a decline code, 'authentication_required' or null. */
  refusal: Schema.NullOr(Schema.String),
})
export type Card = typeof Card.Type

/** A payment that is asked of a kept card without the customer. What it brings is a `Payment` of the same id. */
export const Intent = Schema.Struct({
  id: Schema.String,
  created: Schema.Int,
  amount: Schema.Int,
  currency: Schema.String,
  customer: Schema.String,
  card: Schema.String,
  metadata: Metadata,
  status: Schema.Literals(['succeeded', 'requires_payment_method']),
  charge: Schema.String,
  refusal: Schema.NullOr(Schema.String),
})
export type Intent = typeof Intent.Type

/** Money given back. */
export const Refund = Schema.Struct({
  id: Schema.String,
  payment: Schema.String,
  created: Schema.Int,
  amount: Schema.Int,
  status: Schema.Literals(['pending', 'succeeded', 'failed']),
  metadata: Metadata,
})
export type Refund = typeof Refund.Type

/** Money that the customer's bank demands back. */
export const Dispute = Schema.Struct({
  id: Schema.String,
  payment: Schema.String,
  created: Schema.Int,
  amount: Schema.Int,
  status: Schema.Literals(['needs_response', 'won', 'lost']),
})
export type Dispute = typeof Dispute.Type

/** The first answer to an idempotency key. */
export const Answer = Schema.Struct({
  fingerprint: Schema.String,
  at: Schema.Int,
  status: Schema.Int,
  body: Schema.Unknown,
})

/** An event and how its delivery stands. */
export const Delivery = Schema.Struct({
  id: Schema.String,
  created: Schema.Int,
  payload: Schema.String,
  attempts: Schema.Int,
  /** Epoch milliseconds; null once it was taken or given up. */
  nextAttemptAt: Schema.NullOr(Schema.Number),
})
export type Delivery = typeof Delivery.Type

/** Returns the sum of the lines, in cents. */
export function subtotalOf(session: Pick<Session, 'lines'>): number {
  return session.lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0)
}

/** Returns the amount that is charged, in cents. */
export function totalOf(session: Pick<Session, 'lines' | 'discount'>): number {
  return Math.max(0, subtotalOf(session) - (session.discount?.amount ?? 0))
}
