import { cents } from '@dustforce/core/money'
import type { PaymentEventType, ProviderEvent } from '@dustforce/office/story'
import * as Schema from 'effect/Schema'
import { chargeEventOf } from './charge-event-of.ts'
import { isPaid } from './session-state.ts'
import {
  bookingIdOf,
  Charge,
  ChargeTry,
  CheckoutSession,
  Dispute,
  type Event,
  idOf,
  ReportedRefund,
  SessionMode,
} from './stripe-objects.ts'

const sessionEvents: ReadonlyMap<string, PaymentEventType> = new Map([
  ['checkout.session.completed', 'completed'],
  ['checkout.session.async_payment_succeeded', 'async_succeeded'],
  ['checkout.session.async_payment_failed', 'async_failed'],
  ['checkout.session.expired', 'expired'],
])
const refundEvents: ReadonlySet<string> = new Set(['refund.created', 'refund.updated', 'refund.failed'])
const chargeEvents: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
])
const disputeEvents: ReadonlySet<string> = new Set([
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
])

/** The types of events that mean something here: what the webhook endpoint is subscribed to at Stripe. */
export const stripeEventTypes: readonly string[] = [
  ...sessionEvents.keys(),
  ...chargeEvents,
  'charge.refunded',
  ...refundEvents,
  ...disputeEvents,
]

const decodeSession = Schema.decodeUnknownSync(CheckoutSession)
const decodeMode = Schema.decodeUnknownSync(SessionMode)
const decodeTry = Schema.decodeUnknownSync(ChargeTry)
const decodeCharge = Schema.decodeUnknownSync(Charge)
const decodeRefund = Schema.decodeUnknownSync(ReportedRefund)
const decodeDispute = Schema.decodeUnknownSync(Dispute)

type Reported = Charge | ReportedRefund | Dispute
type Reversed = Pick<ProviderEvent, 'type' | 'amountTotalCents' | 'reversalId'> &
  Partial<Pick<ProviderEvent, 'paid' | 'refundKey'>>

/**
 * A Stripe event in the port's words; null when it is of a type that means nothing here.
 *
 * Throws when an event of a known type holds an object that does not decode.
 */
export function paymentEventOf(event: Event): ProviderEvent | null {
  const type = sessionEvents.get(event.type)
  if (type !== undefined) {
    // A page on which a card was given: no money moves.
    if (decodeMode(event.data.object).mode === 'setup') return null
    const session = decodeSession(event.data.object)
    return {
      id: event.id,
      type,
      sessionId: session.id,
      paymentIntent: idOf(session.payment_intent),
      paid: isPaid(session),
      amountTotalCents: cents(session.amount_total),
      currency: session.currency,
      bookingId: bookingIdOf(session),
      reversalId: null,
      ...(session.metadata?.payment_id !== undefined && { paymentId: session.metadata.payment_id }),
      ...customerPart(session),
    }
  }
  if (chargeEvents.has(event.type)) return chargeEventOf(event.id, decodeTry(event.data.object))
  if (event.type === 'charge.refunded') {
    const charge = decodeCharge(event.data.object)
    return reversalEvent(event, charge, {
      type: charge.refunded ? 'refunded' : 'partly_refunded',
      amountTotalCents: cents(charge.amount_refunded),
      reversalId: null,
    })
  }
  if (refundEvents.has(event.type)) {
    const refund = decodeRefund(event.data.object)
    return reversalEvent(event, refund, {
      type: refund.status === 'failed' || refund.status === 'canceled' ? 'refund_failed' : 'refund_given',
      amountTotalCents: cents(refund.amount),
      reversalId: refund.id,
      paid: refund.status === 'succeeded',
      ...(refund.metadata?.refund_id !== undefined && { refundKey: refund.metadata.refund_id }),
    })
  }
  if (disputeEvents.has(event.type)) {
    const dispute = decodeDispute(event.data.object)
    return reversalEvent(event, dispute, {
      type: disputeTypeOf(dispute.status),
      amountTotalCents: cents(dispute.amount),
      reversalId: dispute.id,
    })
  }
  return null
}

function customerPart({ customer }: CheckoutSession) {
  const customerId = customer === undefined ? null : idOf(customer)
  return customerId === null ? {} : { customerId }
}

const reversalEvent = (event: Event, object: Reported, reversed: Reversed): ProviderEvent => ({
  id: event.id,
  sessionId: null,
  paymentIntent: idOf(object.payment_intent),
  paid: false,
  currency: object.currency,
  bookingId: bookingIdOf(object),
  ...reversed,
})

/** A warning that was closed has taken no money. Everything but an end is for a person to look at. */
function disputeTypeOf(status: string): PaymentEventType {
  if (status === 'lost') return 'dispute_lost'
  return status === 'won' || status === 'warning_closed' ? 'dispute_won' : 'dispute_opened'
}
