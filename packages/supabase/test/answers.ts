import { cents } from '@dustforce/core/money'
import { decide, type PaymentEventType, type ProviderEvent, paymentEventTypes } from '@dustforce/office/story'
import * as Schema from 'effect/Schema'
import type { TransactionSql } from 'postgres'
import type { SettleAnswer } from '../src/server/booking-answers.ts'
import { ReadAnswer, storyFrom, WriteAnswer } from '../src/server/story-answer.ts'
import { stepRow } from '../src/server/story-step.ts'
import { bookingRequest } from './booking-request.ts'
import type { TestDatabase } from './postgres.ts'

const Reserved = Schema.Struct({
  status: Schema.Literals(['reserved', 'existing', 'day_full', 'slot_closed', 'promo_rejected']),
  booking_id: Schema.optionalKey(Schema.String),
  checkout_url: Schema.optionalKey(Schema.NullOr(Schema.String)),
  hold_expires_at: Schema.optionalKey(Schema.NullOr(Schema.String)),
  reason: Schema.optionalKey(Schema.String),
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

/** Settles an event as the server does: reads the story, decides and writes, again while others come between. */
export async function settle(
  db: TestDatabase,
  event: Record<string, unknown>,
): Promise<typeof SettleAnswer.Type> {
  return settleWith((name, args) => db.call(name, args), event)
}

/** The same in a transaction that is open. */
export async function settleIn(
  sql: TransactionSql,
  event: Record<string, unknown>,
): Promise<typeof SettleAnswer.Type> {
  return settleWith(async (name, args) => {
    const [argument] = Object.values(args)
    const [row] = await sql`select ${sql(name)}((${JSON.stringify(argument)}::text)::jsonb) as answer`
    return row?.answer
  }, event)
}

async function settleWith(
  call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>,
  event: Record<string, unknown>,
): Promise<typeof SettleAnswer.Type> {
  for (;;) {
    const read = Schema.decodeUnknownSync(ReadAnswer)(await call('read_story', { event }))
    if (read.answered !== null) return read.answered
    const story = storyFrom(read.story, read.now)
    const decided = stepRow(story, decide(story, eventOf(event)))
    const written = Schema.decodeUnknownSync(WriteAnswer)(
      await call('write_step', { step: { event, version: read.version, ...decided } }),
    )
    if (written.status === 'written') {
      const { status: _, ...answer } = written
      return answer
    }
  }
}

/** The event of a row that the database takes. */
function eventOf(row: Record<string, unknown>): ProviderEvent {
  const event = Schema.decodeUnknownSync(EventRow)(row)
  return {
    id: event.id,
    type: event.type,
    sessionId: event.session_id ?? null,
    paymentIntent: event.payment_intent ?? null,
    paid: event.paid ?? false,
    amountTotalCents: cents(event.amount_total ?? 0),
    currency: (event.currency ?? '').toLowerCase(),
    bookingId: event.booking_id ?? null,
    reversalId: event.reversal_id ?? null,
    ...(typeof event.refund_key === 'string' && { refundKey: event.refund_key }),
    ...(typeof event.payment_id === 'string' && { paymentId: event.payment_id }),
  }
}

const optional = Schema.optionalKey(Schema.NullOr(Schema.String))
const EventRow = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(paymentEventTypes),
  ...{ session_id: optional, payment_intent: optional, booking_id: optional, currency: optional },
  ...{ reversal_id: optional, refund_key: optional, payment_id: optional },
  paid: Schema.optionalKey(Schema.Boolean),
  amount_total: Schema.optionalKey(Schema.NullOr(Schema.Int)),
})
