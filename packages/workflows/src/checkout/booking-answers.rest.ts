import { InstantColumn, WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import type { PendingCheckout } from './booking-store.ts'

const promoReasons = [
  'unknown',
  'inactive',
  'expired',
  'limit-reached',
  'minimum-not-met',
  'first-time-only',
] as const

/** Why the database has no place, in core's words. */
const closedReasons = ['closure', 'outside-hours', 'busy', 'in-use'] as const

const held = {
  booking_id: Schema.String,
  payment_id: Schema.String,
  checkout_url: Schema.NullOr(Schema.String),
  hold_expires_at: Schema.NullOr(InstantColumn),
}

/** What `reserve_booking` answers. */
export const ReserveAnswer = Schema.Union([
  Schema.Struct({ status: Schema.Literals(['reserved', 'existing']), ...held, now: InstantColumn }),
  Schema.Struct({ status: Schema.Literals(['day_full', 'visits_changed']) }),
  Schema.Struct({ status: Schema.Literal('slot_closed'), reason: Schema.Literals(closedReasons) }),
  Schema.Struct({ status: Schema.Literal('promo_rejected'), reason: Schema.Literals(promoReasons) }),
  Schema.Struct({ status: Schema.Literal('cleaner_refused'), message: Schema.String }),
])

/** What `find_attempt` answers. */
export const AttemptAnswer = Schema.NullOr(
  Schema.Struct({
    ...held,
    fingerprint: Schema.String,
  }),
)

/** What was answered to a payment event. */
export const SettleAnswer = Schema.Struct({
  outcome: Schema.String,
  booking_id: Schema.NullOr(Schema.String),
  refund: Schema.Boolean,
  duplicate: Schema.Boolean,
})

/** An unpaid checkout. */
export const PendingCheckoutAnswer = Schema.Struct({
  booking_id: Schema.String,
  session_id: Schema.NullOr(Schema.String),
  hold_expires_at: InstantColumn,
})

/** An unpaid checkout in the port's words. */
export function pendingCheckout(row: typeof PendingCheckoutAnswer.Type): PendingCheckout {
  return { bookingId: row.booking_id, sessionId: row.session_id, holdExpiresAt: row.hold_expires_at }
}

/** What `refunds_due` answers. */
export const RefundsAnswer = Schema.Array(
  Schema.Struct({
    key: Schema.String,
    booking_id: Schema.String,
    session_id: Schema.NullOr(Schema.String),
    payment_intent: Schema.NullOr(Schema.String),
    amount_cents: WholeCents,
    attempts: Schema.Int,
    asked: Schema.Boolean,
  }),
)
