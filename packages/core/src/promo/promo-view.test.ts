import { expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { type PromoResult, promoNotApplied, promoView } from './index.ts'

const code = 'WELCOME10'
const applied: PromoResult = {
  ok: true,
  code: 'WELCOME10',
  discountCents: cents(3300),
  discount: { type: 'percentage', value: 10 },
}

test('a code that is being checked shows nothing else', () => {
  expect(promoView(true, { result: applied, code }, { currency: 'CAD', locale: 'en-CA' })).toEqual({
    status: 'checking',
  })
})

test('there is nothing to show without a code', () => {
  expect(promoView(false, null, { currency: 'CAD', locale: 'en-CA' })).toEqual({ status: 'empty' })
})

test('an applied code shows what it saves', () => {
  expect(promoView(false, { result: applied, code }, { currency: 'CAD', locale: 'en-CA' })).toEqual({
    status: 'applied',
    code: 'WELCOME10',
    savings: '$33',
  })
})

test('a code that no longer holds shows why', () => {
  expect(
    promoView(
      false,
      { result: { ok: false, reason: 'first-time-only' }, code },
      { currency: 'CAD', locale: 'en-CA' },
    ),
  ).toEqual({
    status: 'invalid',
    code: 'WELCOME10',
    message: 'This promo code is only for first-time customers',
  })
  expect(
    promoView(
      false,
      { result: { ok: false, reason: 'expired' }, code },
      { currency: 'CAD', locale: 'en-CA' },
    ),
  ).toMatchObject({
    message: 'This promo code has expired.',
  })
})

test('a code that is typed and not applied asks to be applied or cleared', () => {
  expect(promoNotApplied).toEqual({
    title: 'Promo code not applied',
    description: 'Apply the promo code, or clear it to go on without.',
  })
})
