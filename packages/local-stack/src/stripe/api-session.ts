import type { Stripe } from '@dustforce/stripe'
import { listJson } from './api-objects.ts'
import type { Session } from './objects.ts'
import { subtotalOf, totalOf } from './objects.ts'

/** A checkout session as Stripe's API writes it; `pages` is the address of the hosted pages. */
export function sessionJson(session: Session, pages: string) {
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: subtotalOf(session),
    amount_total: totalOf(session),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer ?? null,
    customer_account: null,
    customer_creation: session.keepsCard === true ? 'always' : 'if_required',
    customer_details:
      session.customerEmail === null
        ? null
        : {
            address: null,
            business_name: null,
            email: session.customerEmail,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: session.customerEmail,
    discounts:
      session.discount === null ? [] : [{ coupon: session.discount.coupon ?? null, promotion_code: null }],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: session.mode ?? 'payment',
    origin_context: null,
    payment_intent: session.paymentIntent,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: session.paymentStatus,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: session.discount?.amount ?? 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${pages}/checkout/${session.id}` : null,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session
}

/** Lists the items that a session sells. */
export function lineItemsJson(session: Session) {
  return listJson(
    `/v1/checkout/sessions/${session.id}/line_items`,
    session.lines.map(
      (line, index) =>
        ({
          id: `li_${session.id.slice(8, 24)}${index}`,
          object: 'item',
          adjustable_quantity: null,
          amount_discount: 0,
          amount_subtotal: line.unitAmount * line.quantity,
          amount_tax: 0,
          amount_total: line.unitAmount * line.quantity,
          currency: session.currency,
          description: line.name,
          metadata: {},
          price: null,
          quantity: line.quantity,
        }) satisfies Stripe.LineItem,
    ),
    false,
  )
}
