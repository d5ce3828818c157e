import { InstantColumn, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'

const promoReasons = [
  'unknown',
  'inactive',
  'expired',
  'limit-reached',
  'minimum-not-met',
  'first-time-only',
] as const

/** Why the database has no place, in core's words. */
export const closedReasons = ['closure', 'outside-hours', 'busy', 'in-use'] as const

const held = {
  bookingId: Schema.String,
  paymentId: Schema.String,
  checkoutUrl: Schema.NullOr(Schema.String),
  holdExpiresAt: Schema.NullOr(InstantColumn),
}
const heldColumns = {
  bookingId: 'booking_id',
  paymentId: 'payment_id',
  checkoutUrl: 'checkout_url',
  holdExpiresAt: 'hold_expires_at',
} as const

/** The answer of `reserve_booking`. */
export const ReserveAnswer = Schema.Union([
  Schema.Struct({ status: Schema.Literals(['reserved', 'existing']), ...held, now: InstantColumn }).pipe(
    Schema.encodeKeys(heldColumns),
  ),
  Schema.Struct({ status: Schema.Literals(['day_full', 'visits_changed']) }),
  Schema.Struct({ status: Schema.Literal('slot_closed'), reason: Schema.Literals(closedReasons) }),
  Schema.Struct({ status: Schema.Literal('promo_rejected'), reason: Schema.Literals(promoReasons) }),
  Schema.Struct({ status: Schema.Literal('cleaner_refused'), message: Schema.String }),
])

/** The answer of `find_attempt`. */
export const AttemptAnswer = Schema.NullOr(
  Schema.Struct({ ...held, fingerprint: Schema.String }).pipe(Schema.encodeKeys(heldColumns)),
)

/** The answer to a payment event. */
export const SettleAnswer = Schema.Struct({
  outcome: Schema.String,
  booking_id: Schema.NullOr(Schema.String),
  refund: Schema.Boolean,
  duplicate: Schema.Boolean,
})

/** An unpaid checkout. */
export const PendingCheckoutAnswer = Schema.Struct({
  bookingId: Schema.String,
  sessionId: Schema.NullOr(Schema.String),
  holdExpiresAt: InstantColumn,
}).pipe(
  Schema.encodeKeys({ bookingId: 'booking_id', sessionId: 'session_id', holdExpiresAt: 'hold_expires_at' }),
)

/** The answer of `refunds_due`. */
export const RefundsAnswer = Schema.Array(
  Schema.Struct({
    key: Schema.String,
    bookingId: Schema.String,
    sessionId: Schema.NullOr(Schema.String),
    paymentIntent: Schema.NullOr(Schema.String),
    amountCents: WholeCents,
    attempts: Schema.Int,
    asked: Schema.Boolean,
  }).pipe(
    Schema.encodeKeys({
      ...{ bookingId: 'booking_id', sessionId: 'session_id' },
      ...{ paymentIntent: 'payment_intent', amountCents: 'amount_cents' },
    }),
  ),
)
