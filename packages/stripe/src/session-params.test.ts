import { cents } from '@dustforce/core/money'
import type { SessionRequest } from '@dustforce/ports'
import { expect, test } from 'vitest'
import { couponParams, discountOf, sessionParams } from './session-params.ts'

const request: SessionRequest = {
  bookingId: 'b-1',
  lines: [
    { label: 'Deep Cleaning', amountCents: cents(33_000) },
    { label: 'Promo discount', amountCents: cents(-3300) },
    { label: 'HST (13%)', amountCents: cents(3900) },
  ],
  currency: 'cad',
  customerEmail: 'ada@example.com',
  expiresAt: 1_800_000_000_000,
  successUrl: 'https://site.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://site.example/payment-cancelled',
}

test('a session charges the positive lines in one currency, named for the booking', () => {
  const params = sessionParams(request, 'coupon')
  expect(params).toMatchObject({
    mode: 'payment',
    client_reference_id: 'b-1',
    metadata: { booking_id: 'b-1' },
    payment_intent_data: { metadata: { booking_id: 'b-1' } },
    customer_email: 'ada@example.com',
    expires_at: 1_800_000_000,
    discounts: [{ coupon: 'coupon' }],
    adaptive_pricing: { enabled: false },
  })
  expect(params.line_items?.map((line) => line.price_data)).toEqual([
    { currency: 'cad', unit_amount: 33_000, product_data: { name: 'Deep Cleaning' } },
    { currency: 'cad', unit_amount: 3900, product_data: { name: 'HST (13%)' } },
  ])
  expect(sessionParams(request, null)).not.toHaveProperty('discounts')
})

test('the negative lines are one coupon, usable once, with a name that Stripe takes', () => {
  const discount = discountOf(request)
  expect(discount).toEqual({ name: 'Promo discount', amountCents: 3300 })
  expect(couponParams({ name: 'n'.repeat(60), amountCents: cents(3300) }, 'cad')).toEqual({
    amount_off: 3300,
    currency: 'cad',
    duration: 'once',
    max_redemptions: 1,
    name: 'n'.repeat(40),
  })
  expect(discountOf({ ...request, lines: request.lines.slice(0, 1) })).toBeNull()
})
