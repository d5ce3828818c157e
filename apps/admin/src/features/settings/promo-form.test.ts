import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { emptyPromoForm, promoFormOf, promoOf, promoProblems } from './promo-form.ts'

const form = {
  ...emptyPromoForm,
  code: ' spring-15 ',
  discountValue: '15',
  lastDay: '2026-11-30',
  minimum: '99.50',
}

it('makes a code that is valid to the last millisecond of its last day in Toronto', () => {
  expect(promoOf(form, gtaBusiness.policy)).toEqual({
    code: 'SPRING-15',
    isActive: true,
    discountType: 'percentage',
    discountValue: 15,
    validUntil: Date.UTC(2026, 11, 1, 5) - 1,
    maxUses: null,
    minOrderCents: cents(9950),
    firstTimeOnly: false,
  })
})

it('reads back what it makes', () => {
  expect(promoFormOf({ ...promoOf(form, gtaBusiness.policy), currentUses: 3 }, gtaBusiness.policy)).toEqual({
    ...form,
    code: 'SPRING-15',
    minimum: '99.5',
  })
})

it('names every wrong field', () => {
  expect(promoProblems(form)).toEqual({})
  expect(
    Object.keys(promoProblems({ ...form, code: 'a b', discountValue: '101', maxUses: '-1', minimum: 'x' })),
  ).toEqual(['code', 'discountValue', 'maxUses', 'minimum'])
  expect(
    promoOf(
      { ...form, discountType: 'fixed', discountValue: '12,50', minimum: '$1,250.00' },
      gtaBusiness.policy,
    ),
  ).toMatchObject({
    discountValue: 12.5,
    minOrderCents: 125_000,
  })
  expect(Object.keys(promoProblems({ ...form, minimum: '1,5' }))).toEqual(['minimum'])
  expect(promoProblems({ ...form, discountType: 'fixed', discountValue: '101' })).toEqual({})
})
