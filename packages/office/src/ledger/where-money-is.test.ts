import { cents } from '@dustforce/core/money'
import { describe, expect, it } from 'vitest'
import { creditOf } from './credit-of.ts'
import { taxBackCents, taxKeptCents } from './tax-back.ts'
import { onItsWayCents, refundsMade } from './where-money-is.ts'

const zero = cents(0)
const paid = {
  payments: [
    { amountCents: cents(30_000), paidAt: 1 },
    { amountCents: cents(3600), paidAt: 2 },
  ],
  lostCents: zero,
}

describe('where money is', () => {
  it('has nothing on its way while all that was paid is kept or has arrived', () => {
    expect(onItsWayCents({ ...paid, returnedCents: cents(16_800), keptCents: cents(16_800) })).toBe(0)
  })

  it('has on its way what was written as a refund and not reported', () => {
    expect(onItsWayCents({ ...paid, returnedCents: zero, keptCents: cents(16_800) })).toBe(16_800)
    expect(
      onItsWayCents({ ...paid, lostCents: cents(600), returnedCents: cents(1000), keptCents: zero }),
    ).toBe(32_000)
  })

  it('is never less than nothing where more came back than was paid', () => {
    expect(onItsWayCents({ ...paid, returnedCents: cents(33_600), keptCents: cents(100) })).toBe(0)
  })
})

describe('refunds made', () => {
  const refunds = [{ amountCents: cents(500), paidAt: 5 }]

  it('names what was given back without a refund of ours as one more', () => {
    expect(refundsMade({ refunds, returnedCents: cents(800), refundedAt: 9 })).toEqual([
      ...refunds,
      { amountCents: 300, paidAt: 9 },
    ])
  })

  it('adds nothing where the refunds are all of it, or not all reported', () => {
    expect(refundsMade({ refunds, returnedCents: cents(500), refundedAt: 9 })).toEqual(refunds)
    expect(refundsMade({ refunds, returnedCents: cents(400), refundedAt: 9 })).toEqual(refunds)
  })
})

describe('a credit note', () => {
  const charged = { totalCents: cents(22_600), taxCents: cents(2600) }

  it('is of the whole price where a letter names no amount', () => {
    expect(creditOf(charged)).toEqual({ refundCents: 22_600, keptCents: 0, taxCents: 2600 })
  })

  it('takes what it was told before what follows', () => {
    expect(creditOf({ ...charged, refundCents: cents(11_300) })).toEqual({
      ...{ refundCents: 11_300, keptCents: 11_300, taxCents: 1300 },
    })
    expect(
      creditOf({ ...charged, keptCents: cents(300), refundCents: cents(300), refundTaxCents: cents(7) }),
    ).toEqual({
      ...{ refundCents: 300, keptCents: 300, taxCents: 7 },
    })
  })

  it('has with the tax that is kept all tax that was charged', () => {
    for (const kept of [0, 1, 9999, 22_600]) {
      const back = taxBackCents(charged, charged.totalCents, cents(kept))
      expect(taxKeptCents(charged, cents(kept)) + back).toBe(charged.taxCents)
    }
  })
})
