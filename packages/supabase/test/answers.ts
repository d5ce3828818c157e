import type { PaymentEventType } from '@dustforce/ports'
import * as Schema from 'effect/Schema'
import { bookingRequest } from './booking-request.ts'
import type { TestDatabase } from './postgres.ts'

const Reserved = Schema.Struct({
  status: Schema.Literals(['reserved', 'existing', 'day_full', 'slot_closed', 'promo_rejected']),
  booking_id: Schema.optionalKey(Schema.String),
  checkout_url: Schema.optionalKey(Schema.NullOr(Schema.String)),
  hold_expires_at: Schema.optionalKey(Schema.NullOr(Schema.String)),
  reason: Schema.optionalKey(Schema.String),
})

const Settled = Schema.Struct({
  outcome: Schema.String,
  booking_id: Schema.NullOr(Schema.String),
  refund: Schema.Boolean,
  duplicate: Schema.Boolean,
})

/** Calls `reserve_booking` and reads its answer. */
export async function reserve(
  db: TestDatabase,
  ...request: Parameters<typeof bookingRequest>
): Promise<typeof Reserved.Type> {
  return Schema.decodeUnknownSync(Reserved)(await db.call('reserve_booking', bookingRequest(...request)))
}

/** Reserves a place that must be there, with checkout session `cs_<id>` attached. */
export async function held(db: TestDatabase, ...request: Parameters<typeof bookingRequest>): Promise<string> {
  const { booking_id: id } = await reserve(db, ...request)
  if (id === undefined) throw new Error('No place was left')
  await db.call('attach_checkout', {
    booking_id: id,
    session_id: `cs_${id}`,
    url: `https://pay.example/${id}`,
  })
  return id
}

/** The key of the refund that is due of a booking. */
export async function refundKey(db: TestDatabase, bookingId: string): Promise<string> {
  const [refund] = await db.sql<{ id: string }[]>`
    select id from public.refunds where booking_id = ${bookingId} and status = 'due'`
  if (refund === undefined) throw new Error(`No refund of ${bookingId} is due`)
  return refund.id
}

export type EventType = PaymentEventType

/** A payment event about a booking that `held` made, as the provider would tell it. */
export function paymentEvent(
  bookingId: string,
  type: EventType,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id: `evt_${type}_${bookingId}`,
    type,
    session_id: `cs_${bookingId}`,
    payment_intent: `pi_${bookingId}`,
    paid: type === 'completed' || type === 'async_succeeded',
    amount_total: 33_600,
    currency: 'cad',
    booking_id: bookingId,
    ...more,
  }
}

/** Calls `settle_payment` and reads its answer. */
export async function settle(db: TestDatabase, event: Record<string, unknown>): Promise<typeof Settled.Type> {
  return Schema.decodeUnknownSync(Settled)(await db.call('settle_payment', { event }))
}
