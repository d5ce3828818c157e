import { cents } from '@dustforce/core/money'
import {
  type Answer,
  decide,
  decideRefundMade,
  decideRefundRefused,
  decideRelease,
  type PaymentEventType,
  type ProviderEvent,
  paymentEventTypes,
  type Step,
  type Story,
} from '@dustforce/office/story'
import { isOvertaken, ReadAnswer, SettleAnswer, stepRow, storyFrom } from '@dustforce/workflows/testing'
import * as Schema from 'effect/Schema'
import type { ISql } from 'postgres'
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
  return settleWith(callsOf(db), event)
}

/** The same in a transaction that is open. */
export async function settleIn(sql: ISql, event: Record<string, unknown>): Promise<typeof SettleAnswer.Type> {
  return settleWith(async (name, args) => {
    const [argument] = Object.values(args)
    const [row] = await sql`select ${sql(name)}((${JSON.stringify(argument)}::text)::jsonb) as answer`
    return row?.answer
  }, event)
}

/** Records what the provider made of a due refund; returns false when none was due. */
export async function finishRefund(
  db: TestDatabase,
  made: {
    readonly key: string
    readonly refund_id: string | null
    readonly payment_intent: string | null
    readonly settled?: boolean
  },
): Promise<boolean> {
  const { key, refund_id: refundId, payment_intent: paymentIntent, settled = true } = made
  const about = { refund_key: key, session_id: key, payment_intent: paymentIntent }
  const written = await step(callsOf(db), about, (story) =>
    onlyAnswer(decideRefundMade(story, { key, refundId, paymentIntent, settled })),
  )
  return written !== null
}

/** Gives a due refund up; returns false when none was due. */
export async function refuseRefund(
  db: TestDatabase,
  { key, refusal }: { readonly key: string; readonly refusal: string },
): Promise<boolean> {
  const about = { refund_key: key, session_id: key }
  const more = { refusal: { key, words: refusal } }
  const decideOn = (story: Story) => onlyAnswer(decideRefundRefused(story, key))
  return (await step(callsOf(db), about, decideOn, more)) !== null
}

/** Gives a place back; returns false when there is nothing to end. */
export async function release(db: TestDatabase, bookingId: string): Promise<boolean> {
  const decideOn = (story: Story) => onlyAnswer(decideRelease(story))
  return (await step(callsOf(db), { booking_id: bookingId }, decideOn)) !== null
}

function onlyAnswer(answer: Answer | null): Step | null {
  return answer === null ? null : { place: null, ifPlace: answer, ifNone: null }
}

async function settleWith(call: Call, event: Record<string, unknown>): Promise<typeof SettleAnswer.Type> {
  const written = await step(call, event, (story) => decide(story, eventOf(event)))
  const { status: _, ...answer } = Schema.decodeUnknownSync(Settled)(written)
  return answer
}

export type Call = (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Returns the call by which steps are read and written in a database. */
export function callsOf(db: TestDatabase): Call {
  return (name, args) => db.call(name, args)
}

/** Decides on a story and writes what follows, again while others come between; null when nothing follows. */
export async function step(
  call: Call,
  event: Record<string, unknown>,
  decideOn: (story: Story) => Step | null,
  more: Record<string, unknown> = {},
  write: 'write_step' | 'preview_act' = 'write_step',
): Promise<unknown> {
  for (;;) {
    const read = Schema.decodeUnknownSync(ReadAnswer)(await call('read_story', { event }))
    if (!('story' in read)) return read.answered
    const story = storyFrom(read.story, read.now)
    const decided = decideOn(story)
    if (decided === null) return null
    const row = { event, version: read.version, ...stepRow(story, decided), ...more }
    const written = await call(write, { step: row })
    if (!isOvertaken(written)) return written
  }
}

const Settled = Schema.Struct({ status: Schema.Literal('written'), ...SettleAnswer.fields })

/** The event of a row that the database takes. */
export function eventOf(row: Record<string, unknown>): ProviderEvent {
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
