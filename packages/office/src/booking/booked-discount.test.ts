import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { describe, expect, it } from 'vitest'
import { bookedDiscount, discountAfter } from './booked-discount.ts'

/** It has ended, and was used up. */
const welcome: PromoCode = {
  ...{ code: 'WELCOME10', isActive: false, discountType: 'percentage', discountValue: 10 },
  ...{ validUntil: 0, maxUses: 1, currentUses: 1, minOrderCents: null, firstTimeOnly: true },
}

describe('bookedDiscount', () => {
  const booked = { subtotalCents: cents(33_000), discountCents: cents(3300) }

  it.each([
    ['none', welcome, { ...booked, discountCents: cents(0) }, null],
    ['its code’s', welcome, booked, { type: 'percentage', value: 10 }],
    ['the agreed amount without its code', null, booked, { type: 'fixed', amountCents: 3300 }],
    [
      'the agreed amount when its code says otherwise now',
      { ...welcome, discountValue: 50 },
      booked,
      { type: 'fixed', amountCents: 3300 },
    ],
  ])('is %s', (_, promo, amounts, discount) => {
    expect(bookedDiscount(promo, amounts, gtaPriceBook)).toEqual(discount)
  })
})

describe('discountAfter', () => {
  const fifteen: PromoCode = {
    ...{
      ...welcome,
      code: 'FALL150',
      discountType: 'fixed',
      discountValue: 150,
      minOrderCents: cents(31_000),
    },
  }
  const [above, below] = [cents(31_500), cents(26_500)]
  const had = { subtotalCents: above, discountCents: cents(15_000) }
  const fallen = { subtotalCents: below, discountCents: cents(0) }
  const fixed = { type: 'fixed', amountCents: 15_000 }
  it.each([
    ['stays at the minimum', fifteen, had, cents(31_000), fixed, null],
    ['falls away below it', fifteen, had, below, null, 'falls-away'],
    ['stays away', fifteen, fallen, cents(30_999), null, null],
    ['comes back', fifteen, fallen, cents(31_000), fixed, 'comes-back'],
    ['stays where its code has no minimum', { ...fifteen, minOrderCents: null }, had, below, fixed, null],
    ['stays where its code no longer exists', null, had, below, fixed, null],
    [
      'stays where the minimum was raised since',
      { ...fifteen, minOrderCents: cents(50_000) },
      had,
      below,
      fixed,
      null,
    ],
    ['is none where none was agreed', fifteen, { ...had, discountCents: cents(0) }, above, null, null],
  ])('%s', (_, promo, booked, subtotalCents, discount, turn) => {
    expect(discountAfter(promo, booked, subtotalCents, gtaPriceBook)).toEqual({ discount, turn })
  })
})
