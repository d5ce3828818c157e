import type { Stripe } from '@dustforce/stripe'
import { noEvidence } from './no-evidence.ts'
import type { Coupon, Dispute, Payment, Refund } from './objects.ts'

/* The stand-in's objects as Stripe's API writes them, complete by the SDK's types. */

export function couponJson(coupon: Coupon, timesRedeemed: number) {
  return {
    id: coupon.id,
    object: 'coupon',
    amount_off: coupon.amountOff,
    created: coupon.created,
    currency: coupon.currency,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: coupon.maxRedemptions ?? null,
    metadata: {},
    name: coupon.name,
    percent_off: null,
    redeem_by: null,
    times_redeemed: timesRedeemed,
    valid: timesRedeemed < (coupon.maxRedemptions ?? Number.POSITIVE_INFINITY),
  } satisfies Stripe.Coupon
}

export function chargeJson(payment: Payment) {
  return {
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_captured: payment.amount,
    amount_refunded: payment.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer ?? null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: payment.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: payment.id,
    payment_method: payment.card ?? null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: payment.amountRefunded === payment.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
}

export function refundJson(refund: Refund, payment: Payment) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: payment.charge,
    created: refund.created,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
    metadata: refund.metadata,
    payment_intent: refund.payment,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  } satisfies Stripe.Refund
}

export function disputeJson(dispute: Dispute, payment: Payment) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: payment.charge,
    created: dispute.created,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: dispute.payment,
    reason: 'fraudulent',
    status: dispute.status,
  } satisfies Stripe.Dispute
}

/** An event about an object; `created` in epoch seconds. */
export function eventJson(id: string, type: string, created: number, object: object) {
  return {
    id,
    object: 'event',
    api_version: null,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies { readonly [Field in keyof Stripe.EventBase]?: unknown }
}

export function listJson<Item>(url: string, data: Item[], hasMore: boolean) {
  return { object: 'list', data, has_more: hasMore, url } satisfies Stripe.ApiList<Item>
}
