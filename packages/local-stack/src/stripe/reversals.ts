import { invalid } from './api-error.ts'
import { chargeJson, disputeJson, refundJson } from './api-objects.ts'
import { type CheckoutContext, eventOf, seconds } from './checkout-context.ts'
import { newId } from './ids.ts'
import type { Dispute, Payment, Refund } from './objects.ts'
import { writeDelivery, writeDispute, writePayment, writeRefund } from './records.ts'

interface RefundOrder {
  readonly payment: string
  /** Cents; null for all that is left. */
  readonly amount: number | null
  readonly metadata: Refund['metadata']
}

/**
 * Gives back a payment, whole or in part. Throws the API's error when there is not so much left, or when the bank has demanded the
 * money back.
 */
export function refundPayment(context: CheckoutContext, order: RefundOrder): Refund {
  const { records } = context
  const payment = records.payment(order.payment)
  const left = payment.amount - payment.amountRefunded
  if (left === 0)
    throw invalid(`Charge ${payment.charge} has already been refunded.`, 'charge_already_refunded')
  const isDisputed = records.disputes
    .all()
    .some((dispute) => dispute.payment === payment.id && dispute.status !== 'won')
  if (isDisputed)
    throw invalid(`Charge ${payment.charge} has been charged back; cannot issue a refund.`, 'charge_disputed')
  const amount = order.amount ?? left
  if (amount > left || amount < 1) throw invalid('Refund amount is greater than unrefunded amount on charge.')
  const { metadata } = order
  const refund: Refund = {
    id: newId('re_', 24),
    payment: payment.id,
    created: seconds(context),
    amount,
    status: context.holdsRefunds() ? 'pending' : 'succeeded',
    metadata,
  }
  const refunded: Payment = { ...payment, amountRefunded: payment.amountRefunded + amount }
  records.commit([
    writeRefund(refund),
    writePayment(refunded),
    writeDelivery(eventOf(context, 'charge.refunded', chargeJson(refunded))),
    writeDelivery(eventOf(context, 'refund.created', refundJson(refund, payment))),
  ])
  return refund
}

/** A refund that was under way has arrived. */
export function finishRefund(context: CheckoutContext, refundId: string): Refund {
  const { records } = context
  const refund = records.refund(refundId)
  if (refund.status !== 'pending') return refund
  const arrived: Refund = { ...refund, status: 'succeeded' }
  const payment = records.payment(refund.payment)
  records.commit([
    writeRefund(arrived),
    writeDelivery(eventOf(context, 'refund.updated', refundJson(arrived, payment))),
  ])
  return arrived
}

/** The customer's bank does not take a refund: its money comes back. */
export function failRefund(context: CheckoutContext, refundId: string): Refund {
  const { records } = context
  const refund = records.refund(refundId)
  if (refund.status === 'failed') return refund
  const payment = records.payment(refund.payment)
  const failed: Refund = { ...refund, status: 'failed' }
  records.commit([
    writeRefund(failed),
    writePayment({ ...payment, amountRefunded: payment.amountRefunded - refund.amount }),
    writeDelivery(eventOf(context, 'refund.updated', refundJson(failed, payment))),
    writeDelivery(eventOf(context, 'refund.failed', refundJson(failed, payment))),
  ])
  return failed
}

/** The customer's bank demands the whole payment back. */
export function openDispute(context: CheckoutContext, paymentId: string): Dispute {
  const payment = context.records.payment(paymentId)
  const dispute: Dispute = {
    id: newId('du_', 24),
    payment: payment.id,
    created: seconds(context),
    amount: payment.amount,
    status: 'needs_response',
  }
  context.records.commit([
    writeDispute(dispute),
    writeDelivery(eventOf(context, 'charge.dispute.created', disputeJson(dispute, payment))),
  ])
  return dispute
}

/** The bank has decided. */
export function closeDispute(context: CheckoutContext, disputeId: string, status: 'won' | 'lost'): Dispute {
  const dispute = context.records.dispute(disputeId)
  const closed: Dispute = { ...dispute, status }
  const payment = context.records.payment(dispute.payment)
  context.records.commit([
    writeDispute(closed),
    writeDelivery(eventOf(context, 'charge.dispute.closed', disputeJson(closed, payment))),
  ])
  return closed
}
