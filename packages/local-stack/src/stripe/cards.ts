import { intentJson } from './api-cards.ts'
import { ApiError, invalid } from './api-error.ts'
import { type CheckoutContext, eventOf, seconds } from './checkout-context.ts'
import type { FormObject } from './form-body.ts'
import { newId } from './ids.ts'
import { lastError } from './last-error.ts'
import type { Card, Customer, Intent, Payment, Session } from './objects.ts'
import { intentShape, refuseUnknown } from './parameters.ts'
import { writeCard, writeCustomer, writeDelivery, writeIntent, writePayment } from './records.ts'
import { metadataAt, minimumAmount, requiredAt, wholeAt } from './request-values.ts'
import { type TestCard, testCards } from './test-cards.ts'

/** Keeps the card that a session was completed with, for the session's customer or a new one; its writes are the caller's to commit. */
export function keepCard(context: CheckoutContext, session: Session, number: TestCard) {
  const created = seconds(context)
  const known = session.customer === undefined ? undefined : context.records.customer(session.customer)
  const customer: Customer = known ?? { id: newId('cus_', 14), created, email: session.customerEmail }
  const { brand, refusal } = testCards[number]
  const card: Card = {
    id: newId('pm_', 24),
    created,
    customer: customer.id,
    brand,
    last4: number.slice(-4),
    expMonth: 12,
    expYear: 2034,
    refusal,
  }
  return { customer, card, writes: [writeCustomer(customer), writeCard(card)] }
}

/** A card is kept no longer. */
export function detachCard(context: CheckoutContext, id: string): Card {
  const { records } = context
  const card = records.card(id)
  if (card.customer === null)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  const detached: Card = { ...card, customer: null }
  records.commit([writeCard(detached)])
  return detached
}

/**
 * Charges a kept card without its customer, as far as a request with `off_session` and `confirm` may ask for it. Throws the API's error when its bank says
 * no: then the payment is there too, and its event is sent.
 */
export function chargeCard(context: CheckoutContext, form: FormObject): Intent {
  const { records } = context
  refuseUnknown(form, intentShape)
  const amount = wholeAt(form, 'amount')
  if (amount < minimumAmount)
    throw invalid('Amount must be at least $0.50 cad.', 'amount_too_small', 'amount')
  const currency = requiredAt(form, 'currency')
  const customer = records.customer(requiredAt(form, 'customer'))
  const card = records.card(requiredAt(form, 'payment_method'))
  if (form.confirm !== 'true' || form.off_session !== 'true')
    throw invalid('Only payments with `off_session` and `confirm` are known here.')
  if (card.customer !== customer.id)
    throw invalid('The PaymentMethod does not belong to the Customer.', undefined, 'payment_method')
  const intent: Intent = {
    id: newId('pi_', 24),
    created: seconds(context),
    ...{ amount, currency, customer: customer.id, card: card.id, metadata: metadataAt(form) },
    // Without the customer there is nobody who could take the next action: Stripe asks for another try instead.
    status: card.refusal === null ? 'succeeded' : 'requires_payment_method',
    charge: newId('ch_', 24),
    refusal: card.refusal,
  }
  const type = card.refusal === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed'
  records.commit([
    writeIntent(intent),
    ...(card.refusal === null ? [writePayment(paymentOf(intent))] : []),
    writeDelivery(eventOf(context, type, intentJson(intent, card))),
  ])
  if (intent.refusal === null) return intent
  const { code, decline_code, message } = lastError(intent.refusal)
  throw new ApiError(402, 'card_error', message, code, undefined, {
    decline_code,
    payment_intent: intentJson(intent, card),
  })
}

function paymentOf(intent: Intent): Payment {
  const { id, charge, created, amount, currency, metadata, customer, card } = intent
  return { id, charge, created, amount, currency, metadata, customer, card, session: '', amountRefunded: 0 }
}
