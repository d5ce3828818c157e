import type { Coupon, Dispute, Payment, Refund, Session } from './objects.ts'
import { subtotalOf, totalOf } from './objects.ts'

/* The stand-in's objects as Stripe's API writes them. */

export const sessionJson = (session: Session, pages: string) => ({
  id: session.id,
  object: 'checkout.session',
  amount_subtotal: subtotalOf(session),
  amount_total: totalOf(session),
  cancel_url: session.cancelUrl,
  client_reference_id: session.clientReferenceId,
  created: session.created,
  currency: session.currency,
  customer_email: session.customerEmail,
  expires_at: session.expiresAt,
  livemode: false,
  metadata: session.metadata,
  mode: 'payment',
  payment_intent: session.paymentIntent,
  payment_status: session.paymentStatus,
  status: session.status,
  success_url: session.successUrl,
  total_details: { amount_discount: session.discount?.amount ?? 0, amount_shipping: 0, amount_tax: 0 },
  url: session.status === 'open' ? `${pages}/checkout/${session.id}` : null,
})

export const lineItemsJson = (session: Session) =>
  listJson(
    session.lines.map((line, index) => ({
      id: `li_${session.id.slice(8, 24)}${index}`,
      object: 'item',
      amount_subtotal: line.unitAmount * line.quantity,
      amount_total: line.unitAmount * line.quantity,
      currency: session.currency,
      description: line.name,
      quantity: line.quantity,
    })),
    false,
  )

export const couponJson = (coupon: Coupon) => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: coupon.amountOff,
  created: coupon.created,
  currency: coupon.currency,
  duration: 'once',
  livemode: false,
  name: coupon.name,
  valid: true,
})

export const chargeJson = (payment: Payment) => ({
  id: payment.charge,
  object: 'charge',
  amount: payment.amount,
  amount_refunded: payment.amountRefunded,
  created: payment.created,
  currency: payment.currency,
  livemode: false,
  metadata: payment.metadata,
  paid: true,
  payment_intent: payment.id,
  refunded: payment.amountRefunded === payment.amount,
  status: 'succeeded',
})

export const refundJson = (refund: Refund, payment: Payment) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: payment.charge,
  created: refund.created,
  currency: payment.currency,
  ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  metadata: refund.metadata,
  payment_intent: refund.payment,
  reason: null,
  receipt_number: null,
  status: refund.status,
})

export const disputeJson = (dispute: Dispute, payment: Payment) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  charge: payment.charge,
  created: dispute.created,
  currency: payment.currency,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: dispute.payment,
  reason: 'fraudulent',
  status: dispute.status,
})

export const listJson = (data: readonly unknown[], hasMore: boolean) => ({
  object: 'list',
  data,
  has_more: hasMore,
})
