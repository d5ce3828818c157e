import { cents } from '@dustforce/core/money'
import type { SessionRequest } from '@dustforce/workflows/ports'
import { expect, test } from 'vitest'
import { couponParams, discountOf, sessionParams } from './session-params.ts'

const request: SessionRequest = {
  bookingId: 'b-1',
  paymentId: 'p-1',
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
  expect(sessionParams(request, 'coupon')).toEqual({
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'cad', unit_amount: 33_000, product_data: { name: 'Deep Cleaning' } },
      },
      {
        quantity: 1,
        price_data: { currency: 'cad', unit_amount: 3900, product_data: { name: 'HST (13%)' } },
      },
    ],
    discounts: [{ coupon: 'coupon' }],
    client_reference_id: 'b-1',
    customer_email: 'ada@example.com',
    expires_at: 1_800_000_000,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata: { booking_id: 'b-1', payment_id: 'p-1' },
    payment_intent_data: { metadata: { booking_id: 'b-1', payment_id: 'p-1' } },
  })
  expect(sessionParams(request, null)).not.toHaveProperty('discounts')
})

test('a session ends in whole seconds, never later than asked', () => {
  expect(sessionParams({ ...request, expiresAt: 1_800_000_000_999 }, null).expires_at).toBe(1_800_000_000)
})

test('a line of nothing is a line of the session and no discount', () => {
  const free = { ...request, lines: [{ label: 'Gift', amountCents: cents(0) }] }
  expect(discountOf(free)).toBeNull()
  expect(sessionParams(free, null).line_items).toMatchObject([{ price_data: { unit_amount: 0 } }])
})

test('several discounts are one coupon with all their names', () => {
  const lines = [
    { label: 'Promo', amountCents: cents(-3300) },
    { label: 'Gift', amountCents: cents(-100) },
  ]
  expect(discountOf({ ...request, lines })).toEqual({ name: 'Promo, Gift', amountCents: 3400 })
})

test('the negative lines are one coupon for every checkout with the same discount, with a name that Stripe takes', () => {
  const discount = discountOf(request)
  expect(discount).toEqual({ name: 'Promo discount', amountCents: 3300 })
  expect(couponParams({ name: 'n'.repeat(60), amountCents: cents(3300) }, 'cad')).toEqual({
    id: `dustforce-cad-3300-${'n'.repeat(40)}`,
    amount_off: 3300,
    currency: 'cad',
    duration: 'once',
    name: 'n'.repeat(40),
  })
  const ids = ['A B', 'A_B', 'A-B', 'Ä B', 'AB'].map(
    (name) => couponParams({ name, amountCents: cents(100) }, 'cad').id,
  )
  expect(new Set(ids).size).toBe(5)
  expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true)
  expect(discountOf({ ...request, lines: request.lines.slice(0, 1) })).toBeNull()
})
