import { cents } from '@dustforce/core/money'
import type { PromoCode, PromoResult } from '@dustforce/core/promo'
import { expect, test } from 'vitest'
import { promoView } from './promo-view.ts'

const record: PromoCode = {
  code: 'WELCOME10',
  isActive: true,
  discountType: 'percentage',
  discountValue: 10,
  validUntil: null,
  maxUses: null,
  currentUses: 0,
  minOrderCents: null,
  firstTimeOnly: true,
}
const applied: PromoResult = {
  ok: true,
  code: 'WELCOME10',
  discountCents: cents(3300),
  discount: { type: 'percentage', value: 10 },
}

test('a code that is being checked shows nothing else', () => {
  expect(promoView(true, applied, record)).toEqual({ status: 'checking' })
})

test('there is nothing to show without a code', () => {
  expect(promoView(false, null, record)).toEqual({ status: 'empty' })
  expect(promoView(false, applied, null)).toEqual({ status: 'empty' })
})

test('an applied code shows what it saves', () => {
  expect(promoView(false, applied, record)).toEqual({ status: 'applied', code: 'WELCOME10', savings: '$33' })
})

test('a code that no longer holds shows why', () => {
  expect(promoView(false, { ok: false, reason: 'first-time-only' }, record)).toEqual({
    status: 'invalid',
    code: 'WELCOME10',
    message: 'This promo code is only for first-time customers',
  })
  expect(promoView(false, { ok: false, reason: 'expired' }, record)).toMatchObject({
    message: 'This promo code has expired.',
  })
})
