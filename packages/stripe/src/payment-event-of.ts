import { cents } from '@dustforce/core/money'
import type { PaymentEvent, PaymentEventType } from '@dustforce/ports'
import * as Schema from 'effect/Schema'
import { isPaid } from './session-state.ts'
import { bookingIdOf, Charge, CheckoutSession, type Event, idOf } from './stripe-objects.ts'

const sessionEvents: ReadonlyMap<string, PaymentEventType> = new Map([
  ['checkout.session.completed', 'completed'],
  ['checkout.session.async_payment_succeeded', 'async_succeeded'],
  ['checkout.session.async_payment_failed', 'async_failed'],
  ['checkout.session.expired', 'expired'],
])

const decodeSession = Schema.decodeUnknownSync(CheckoutSession)
const decodeCharge = Schema.decodeUnknownSync(Charge)

/**
 * A Stripe event in the port's words; null when it is of a type that means nothing here, or a refund of a part.
 *
 * Throws when an event of a known type holds an object that does not decode.
 */
export const paymentEventOf = (event: Event): PaymentEvent | null => {
  const type = sessionEvents.get(event.type)
  if (type !== undefined) {
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
    }
  }
  if (event.type !== 'charge.refunded') return null
  const charge = decodeCharge(event.data.object)
  if (!charge.refunded) return null
  return {
    id: event.id,
    type: 'refunded',
    sessionId: null,
    paymentIntent: idOf(charge.payment_intent),
    paid: false,
    amountTotalCents: cents(charge.amount_refunded),
    currency: charge.currency,
    bookingId: bookingIdOf(charge),
  }
}
