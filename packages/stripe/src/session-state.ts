import { cents } from '@dustforce/core/money'
import type { SessionState } from '@dustforce/workflows/ports'
import { bookingIdOf, type CheckoutSession, idOf } from './stripe-objects.ts'

/** Whether the money of a session is there. */
export function isPaid(session: CheckoutSession): boolean {
  return session.payment_status !== 'unpaid'
}

/** A Stripe checkout session in the port's words. */
export function sessionStateOf(session: CheckoutSession): SessionState {
  return {
    sessionId: session.id,
    status: session.status,
    paid: isPaid(session),
    paymentIntent: idOf(session.payment_intent),
    amountTotalCents: cents(session.amount_total),
    currency: session.currency,
    bookingId: bookingIdOf(session),
  }
}
