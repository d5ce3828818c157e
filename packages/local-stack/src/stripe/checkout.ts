import { intentJson } from './api-cards.ts'
import { invalid } from './api-error.ts'
import { sessionJson } from './api-session.ts'
import { keepCard } from './cards.ts'
import { type CheckoutContext, eventOf, seconds } from './checkout-context.ts'
import { newId } from './ids.ts'
import { type Payment, type Session, totalOf } from './objects.ts'
import { writeDelivery, writePayment, writeSession } from './records.ts'
import { type TestCard, usualCard } from './test-cards.ts'

const sessionEvent = (context: CheckoutContext, type: string, session: Session) =>
  writeDelivery(eventOf(context, `checkout.session.${type}`, sessionJson(session, context.pages())))

/** Closes a session whose time is over. */
function lapse(context: CheckoutContext, session: Session): Session {
  if (session.status !== 'open' || session.expiresAt > seconds(context)) return session
  const expired: Session = { ...session, status: 'expired' }
  context.records.commit([writeSession(expired), sessionEvent(context, 'expired', expired)])
  return expired
}

/** The session as it stands at this moment. */
export function currentSession(context: CheckoutContext, id: string): Session {
  return lapse(context, context.records.session(id))
}

/** Closes every session whose time is over. */
export function lapseSessions(context: CheckoutContext): void {
  for (const session of context.records.sessions.all()) lapse(context, session)
}

/** Closes an open session before its time; throws the API's error for any other. */
export function expireSession(context: CheckoutContext, id: string): Session {
  const session = currentSession(context, id)
  if (session.status !== 'open') {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  const expired: Session = { ...session, status: 'expired' }
  context.records.commit([writeSession(expired), sessionEvent(context, 'expired', expired)])
  return expired
}

const paymentFor = (context: CheckoutContext, session: Session): Payment => ({
  id: session.paymentIntent ?? newId('pi_', 24),
  charge: newId('ch_', 24),
  session: session.id,
  created: seconds(context),
  amount: totalOf(session),
  amountRefunded: 0,
  currency: session.currency,
  metadata: session.intentMetadata,
})

/**
 * The customer pays: the session is complete, and its money there unless `waiting` for a slow method. A card that is to be kept is attached to a customer.
 * A session that is not open is answered as it is.
 */
export function completeSession(
  context: CheckoutContext,
  id: string,
  waiting = false,
  number: TestCard = usualCard,
): Session {
  const session = currentSession(context, id)
  if (session.status !== 'open') return session
  const free = totalOf(session) === 0
  const kept = session.keepsCard === true ? keepCard(context, session, number) : null
  const payment = free ? null : paymentFor(context, session)
  const complete: Session = {
    ...session,
    status: 'complete',
    paymentStatus: free ? 'no_payment_required' : waiting ? 'unpaid' : 'paid',
    paymentIntent: payment?.id ?? null,
    ...(kept !== null && { customer: kept.customer.id }),
  }
  context.records.commit([
    writeSession(complete),
    ...(kept?.writes ?? []),
    ...(payment === null || waiting ? [] : [writePayment(payment)]),
    // Stripe tells of the payment of a checkout too, to who has subscribed to that of kept cards.
    ...(payment === null || kept === null || waiting ? [] : [paidEvent(context, payment, kept)]),
    sessionEvent(context, 'completed', complete),
  ])
  return complete
}

const paidEvent = (context: CheckoutContext, payment: Payment, kept: ReturnType<typeof keepCard>) =>
  writeDelivery(
    eventOf(
      context,
      'payment_intent.succeeded',
      intentJson(
        { ...payment, customer: kept.customer.id, card: kept.card.id, status: 'succeeded', refusal: null },
        kept.card,
      ),
    ),
  )

/** The slow method of a complete session has paid, or has not. */
export function finishSlowPayment(context: CheckoutContext, id: string, paid: boolean): Session {
  const session = currentSession(context, id)
  if (session.status !== 'complete' || session.paymentStatus !== 'unpaid') return session
  const finished: Session = { ...session, paymentStatus: paid ? 'paid' : 'unpaid' }
  const type = paid ? 'async_payment_succeeded' : 'async_payment_failed'
  context.records.commit([
    writeSession(finished),
    ...(paid ? [writePayment(paymentFor(context, session))] : []),
    sessionEvent(context, type, finished),
  ])
  return finished
}
