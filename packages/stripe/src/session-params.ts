import { type Cents, cents } from '@dustforce/core/money'
import { sumCents } from '@dustforce/office/ledger'
import type { SessionRequest } from '@dustforce/workflows/ports'
import type Stripe from 'stripe'

/** Sums what the negative lines take away together, in cents, and names them; null without any. */
export function discountOf(
  request: SessionRequest,
): { readonly name: string; readonly amountCents: Cents } | null {
  const discounts = request.lines.filter((line) => line.amountCents < 0)
  if (discounts.length === 0) return null
  return {
    name: discounts.map((line) => line.label).join(', '),
    amountCents: cents(-sumCents(discounts.map(({ amountCents }) => amountCents))),
  }
}

/** The parameters of a hosted checkout for `request`; a discount is given as a coupon, as Stripe takes no negative line. */
export function sessionParams(
  request: SessionRequest,
  coupon: string | null,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { booking_id: request.bookingId, payment_id: request.paymentId }
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
    payment_intent_data: {
      metadata,
      ...(request.keepCard === true && { setup_future_usage: 'off_session' as const }),
    },
    ...(request.keepCard === true && { customer_creation: 'always' as const }),
  }
}

/**
 * The coupon that stands for a discount. Its id says its amount and its name, so that every checkout with the same discount uses
 * the same coupon: the account has one for each discount, and none for each checkout.
 */
export function couponParams(
  discount: { readonly name: string; readonly amountCents: Cents },
  currency: string,
): Stripe.CouponCreateParams & { readonly id: string } {
  return {
    id: `dustforce-${currency}-${discount.amountCents}-${idPartOf(discount.name)}`,
    amount_off: discount.amountCents,
    currency,
    duration: 'once',
    // Stripe allows 40 characters.
    name: discount.name.slice(0, 40),
  }
}

/** A name in the characters that an id takes, none of which stands for two. */
function idPartOf(name: string): string {
  return Array.from(name.slice(0, 40), (character) =>
    /[A-Za-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16)}_`,
  ).join('')
}
