import { describe, expect, it } from 'vitest'
import { gtaPriceBook } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { bookedDiscount } from './booked-discount.ts'
import type { PromoCode } from './promo-code.ts'

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
