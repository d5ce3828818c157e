import { type Cents, cents } from '@dustforce/core/money'
import type { SessionRequest } from '@dustforce/ports'
import type Stripe from 'stripe'

/** What the negative lines take away together, in cents, and what they are called; null without any. */
export const discountOf = (
  request: SessionRequest,
): { readonly name: string; readonly amountCents: Cents } | null => {
  const discounts = request.lines.filter((line) => line.amountCents < 0)
  if (discounts.length === 0) return null
  return {
    name: discounts.map((line) => line.label).join(', '),
    amountCents: cents(-discounts.reduce((sum, line) => sum + line.amountCents, 0)),
  }
}

/** The parameters of a hosted checkout for `request`; a discount is given as a coupon, as Stripe takes no negative line. */
export const sessionParams = (
  request: SessionRequest,
  coupon: string | null,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { booking_id: request.bookingId }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The amount and the currency must be those of the quote, whatever the visitor's country.
    adaptive_pricing: { enabled: false },
    line_items: request.lines
      .filter((line) => line.amountCents >= 0)
      .map((line) => ({
        quantity: 1,
        price_data: {
          currency: request.currency,
          unit_amount: line.amountCents,
          product_data: { name: line.label },
        },
      })),
    ...(coupon === null ? {} : { discounts: [{ coupon }] }),
    client_reference_id: request.bookingId,
    customer_email: request.customerEmail,
    expires_at: Math.floor(request.expiresAt / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    payment_intent_data: { metadata },
  }
}

/** The coupon that stands for a discount, usable once. */
export const couponParams = (
  discount: { readonly name: string; readonly amountCents: Cents },
  currency: string,
): Stripe.CouponCreateParams => ({
  amount_off: discount.amountCents,
  currency,
  duration: 'once',
  max_redemptions: 1,
  // Stripe allows 40 characters.
  name: discount.name.slice(0, 40),
})
