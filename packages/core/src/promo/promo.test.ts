import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import {
  evaluatePromo,
  normalizePromoCode,
  type PromoCode,
  type PromoContext,
  promoFailedMessage,
  promoMessage,
  promoRemovedMessage,
} from './index.ts'

const now = Date.UTC(2026, 5, 15, 16)
const welcome: PromoCode = {
  code: 'WELCOME10',
  isActive: true,
  discountType: 'percentage',
  discountValue: 10,
  validUntil: now,
  maxUses: 5,
  currentUses: 4,
  minOrderCents: cents(10_000),
  firstTimeOnly: true,
}
const book = gtaPriceBook
const context = { subtotalCents: cents(33_000), now, firstTime: true, book }

describe('normalizePromoCode', () => {
  it('trims and upper-cases', () => expect(normalizePromoCode(' welcome10 ')).toBe('WELCOME10'))
})

it('takes its part of what another discount has left', () => {
  const after = (alreadyOff: number) =>
    evaluatePromo(welcome, { ...context, alreadyOffCents: cents(alreadyOff) })
  expect(after(0)).toMatchObject({ ok: true, discountCents: 3300 })
  expect(after(3000)).toMatchObject({ ok: true, discountCents: 3000 })
  // The least order is asked of the subtotal itself.
  expect(after(30_000)).toMatchObject({ ok: true, discountCents: 300 })
})

describe('a code that leaves next to nothing', () => {
  const fixed = (discountValue: number) =>
    evaluatePromo(
      { ...welcome, discountType: 'fixed', discountValue, minOrderCents: null },
      { ...context, subtotalCents: cents(16_000) },
    )

  it.each([159.51, 159.7, 159.99])('is refused when 160 dollars less %s cannot be charged', (value) => {
    const refused = fixed(value)
    expect(refused).toEqual({ ok: false, reason: 'too-little-left', leastCents: 50 })
    expect(promoMessage(refused, { currency: 'CAD', locale: 'en-CA' })).toEqual({
      title: 'Promo Code Not Applicable',
      description: 'This promo code would leave less than $0.50 to pay, which a card cannot be charged.',
    })
  })

  it.each([159.5, 159, 160, 500])(
    'applies when 160 dollars less %s can be charged, or is nothing',
    (value) => {
      expect(fixed(value).ok).toBe(true)
    },
  )

  it('counts the tax that is added', () => {
    const tax = { name: 'Tax', percent: 50, mode: 'added' } as const
    const cent = { ...book, rounding: 'cent' } as const
    const judged = (value: number, own: PromoContext['book'] = cent) =>
      evaluatePromo(
        { ...welcome, discountType: 'fixed', discountValue: value, minOrderCents: null },
        { ...context, subtotalCents: cents(16_000), book: own },
      ).ok
    expect(judged(159.66)).toBe(false)
    expect(judged(159.66, { ...cent, taxes: [tax] })).toBe(true)
    expect(judged(159.66, { ...cent, taxes: [{ ...tax, mode: 'included' }] })).toBe(false)
  })
})

describe('evaluatePromo', () => {
  it('applies a code at the last instant of its validity, with its last use, at its minimum', () => {
    expect(evaluatePromo(welcome, context)).toEqual({
      ok: true,
      code: 'WELCOME10',
      discount: { type: 'percentage', value: 10 },
      discountCents: 3300,
    })
    expect(evaluatePromo(welcome, { ...context, subtotalCents: cents(10_000) }).ok).toBe(true)
  })

  it('gives an unknown customer the benefit of the doubt', () => {
    expect(evaluatePromo(welcome, { ...context, firstTime: null }).ok).toBe(true)
  })

  it('applies a code without limits to anyone, rounding as asked', () => {
    const open = { ...welcome, validUntil: null, maxUses: null, minOrderCents: null, firstTimeOnly: false }
    const subtotalCents = cents(12_345)
    const judge = (rounding: 'cent' | 'dollar') =>
      evaluatePromo(open, { subtotalCents, now, firstTime: false, book: { ...book, rounding } })
    expect(judge('dollar')).toMatchObject({ discountCents: 1200 })
    expect(judge('cent')).toMatchObject({ discountCents: 1235 })
  })

  it.each([
    ['unknown', null, context],
    ['inactive', { ...welcome, isActive: false }, context],
    ['expired', welcome, { ...context, now: now + 1 }],
    ['limit-reached', { ...welcome, currentUses: 5 }, context],
    ['minimum-not-met', welcome, { ...context, subtotalCents: cents(9_999) }],
    ['first-time-only', welcome, { ...context, firstTime: false }],
  ])('refuses with the one reason %s', (reason, promo, at) => {
    expect(evaluatePromo(promo, at)).toMatchObject({ ok: false, reason })
  })

  describe('properties', () => {
    it('takes off between nothing and the subtotal, and leaves nothing or what can be charged', () => {
      fc.assert(
        fc.property(
          fc.constantFrom('percentage' as const, 'fixed' as const),
          fc.integer({ min: 0, max: 100 }),
          fc.nat(100_000),
          (discountType, discountValue, subtotal) => {
            const result = evaluatePromo(
              { ...welcome, discountType, discountValue, minOrderCents: null },
              { ...context, subtotalCents: cents(subtotal) },
            )
            if (!result.ok) {
              expect(result.reason).toBe('too-little-left')
              return
            }
            expect(result.discountCents).toBeGreaterThanOrEqual(0)
            expect(result.discountCents).toBeLessThanOrEqual(subtotal)
            // Less than 50 cents has no tax in whole dollars.
            const left = subtotal - result.discountCents
            expect(left === 0 || left >= 50).toBe(true)
          },
        ),
      )
    })
  })
})

describe('promoMessage', () => {
  it('has words for what is no judgement', () => {
    expect(promoRemovedMessage).toEqual({
      title: 'Promo Code Removed',
      description: 'The promo code has been removed from your booking.',
    })
    expect(promoFailedMessage).toEqual({
      title: 'Error',
      description: 'Failed to validate promo code. Please try again.',
    })
  })

  it('says what the specification says', () => {
    expect(promoMessage(evaluatePromo(welcome, context), { currency: 'CAD', locale: 'en-CA' })).toEqual({
      title: 'Promo Code Applied!',
      description: 'You saved $33 with code WELCOME10.',
    })
    const refused = (promo: PromoCode | null, at = context) => {
      const { title, description } = promoMessage(evaluatePromo(promo, at), {
        currency: 'CAD',
        locale: 'en-CA',
      })
      return `${title}: ${description}`
    }
    const invalid = 'Invalid Promo Code: This promo code is not valid or has expired.'
    expect(refused(null)).toBe(invalid)
    expect(refused({ ...welcome, isActive: false })).toBe(invalid)
    expect(refused({ ...welcome, validUntil: 0 })).toBe('Promo Code Expired: This promo code has expired.')
    expect(refused({ ...welcome, maxUses: 0 })).toBe(
      'Promo Code Limit Reached: This promo code has reached its usage limit.',
    )
    expect(refused(welcome, { ...context, subtotalCents: cents(0) })).toBe(
      'Minimum Order Not Met: This promo code requires a minimum order of $100.',
    )
    expect(refused(welcome, { ...context, firstTime: false })).toBe(
      'First-Time Customer Only: This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
    )
  })
})
