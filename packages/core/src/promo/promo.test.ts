import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook, type PriceBook } from '../catalogue/index.ts'
import { decimalsOf } from '../money/currency.ts'
import { cents } from '../money/index.ts'
import { type Discount, type QuoteRequest, QuoteRequestError, quote, quoteProblems } from '../quote/index.ts'
import { believedPriceBook } from '../quote/only.ts'
import { priceBooks, quoteRequests } from '../testing/index.ts'
import {
  evaluatePromo,
  normalizePromoCode,
  type PromoCode,
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

it('takes its part of what another discount has left, and asks its least order of the subtotal', () => {
  const frequencies = { weekly: { name: 'Weekly', percent: 50 } }
  const regular: PriceBook = believedPriceBook({ ...book, frequencies })
  const request = { service: 'deep-clean', bedrooms: 3, bathrooms: 2, frequency: 'weekly' }
  const judged = (changes: Partial<PromoCode>) =>
    evaluatePromo({ ...welcome, ...changes }, { request, book: regular, now, firstTime: true })
  const { subtotalCents } = quote(regular, request)
  expect(judged({ minOrderCents: subtotalCents })).toMatchObject({ ok: true, discountCents: 1400 })
  expect(judged({ minOrderCents: cents(subtotalCents + 1) })).toMatchObject({ reason: 'minimum-not-met' })
})

it('refuses a request that cannot be priced, and a book that nobody has read', () => {
  const judge = (request: QuoteRequest, own = book) =>
    evaluatePromo(welcome, { request, book: own, now, firstTime: true })
  expect(() => judge({ service: 'attic' })).toThrow(QuoteRequestError)
  expect(() => judge({ service: 'standard', bedrooms: 1, bathrooms: 1 }, { ...book })).toThrow('not read')
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

  it('counts the taxes that its service carries, its charges and the least of an order', () => {
    const taxes = [{ name: 'Tax', percent: 50, mode: 'added' }] as const
    const any = { ...book.services.standard, price: { kind: 'flat', amount: cents(16_000) } } as const
    const judged = (changes: Partial<PriceBook>, carried?: readonly string[]) => {
      const services = { any: { ...any, addOns: [], ...(carried && { taxes: carried }) } }
      const own = { ...book, rounding: 'cent', charges: [], taxes, services, ...changes } as const
      const promo = { ...welcome, discountType: 'fixed', discountValue: 159.66, minOrderCents: null } as const
      const request = { service: 'any', bedrooms: 1, bathrooms: 1 }
      return evaluatePromo(promo, { request, book: believedPriceBook(own), now, firstTime: true }).ok
    }
    expect(judged({})).toBe(true)
    expect(judged({}, [])).toBe(false)
    const charges = [{ id: 'key', name: 'Key', amount: cents(16) }]
    expect(judged({ charges }, [])).toBe(true)
    expect(judged({ minimumCharge: { name: 'Call-out', amount: cents(16_015) } }, [])).toBe(false)
    expect(judged({ minimumCharge: { name: 'Call-out', amount: cents(16_016) } }, [])).toBe(true)
  })

  it('counts the tax that is added', () => {
    const tax = { name: 'Tax', percent: 50, mode: 'added' } as const
    const cent = { ...book, rounding: 'cent' } as const
    const judged = (
      value: number,
      own: Pick<PriceBook, 'currency' | 'rounding' | 'taxes' | 'minimumTotal'> = cent,
    ) =>
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
    it('applies exactly when the quote with its discount can be charged, and takes off what the quote does', () => {
      const asked = priceBooks().chain((own) => fc.tuple(fc.constant(own), quoteRequests(own)))
      const found = new Set<string>()
      fc.assert(
        fc.property(
          asked,
          fc.boolean(),
          fc.integer({ min: 50, max: 105 }),
          fc.integer({ min: 0, max: 100 }),
          (drawn, isFixed, near, percent) => {
            const [own, { promo: _, ...request }] = drawn
            const plain = quote(own, request)
            const { subtotalCents, discountCents } = plain
            // Leaves about the least that can be charged.
            const left = Math.floor(((own.minimumTotal ?? 0) * near) / 100)
            const whole = Math.max(0, subtotalCents - discountCents - left)
            const digits = decimalsOf(own.currency)
            const result = evaluatePromo(
              {
                ...welcome,
                minOrderCents: null,
                discountType: isFixed ? 'fixed' : 'percentage',
                discountValue: isFixed ? whole / 10 ** digits : percent,
              },
              { request, book: own, now, firstTime: true },
            )
            const promo: Discount = isFixed
              ? { type: 'fixed', amountCents: cents(whole) }
              : { type: 'percentage', value: percent }
            const problems = quoteProblems(own, { ...request, promo })
            found.add(result.ok ? 'ok' : result.reason)
            expect(result.ok).toBe(problems.length === 0)
            if (!result.ok) return
            expect(result.discount).toEqual(promo)
            expect(result.discountCents).toBe(quote(own, { ...request, promo }).discountCents - discountCents)
          },
        ),
      )
      expect([...found].toSorted()).toEqual(['ok', 'too-little-left'])
    })

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

it('refuses a code that no price can take, and names nothing as the least where a book says none', () => {
  const { minimumTotal: _none, ...plain } = gtaPriceBook as PriceBook
  const all = { subtotalCents: cents(20_000), now, firstTime: true, book: plain }
  expect(evaluatePromo({ ...welcome, discountValue: 150 }, all)).toEqual({
    ok: false,
    reason: 'too-little-left',
    leastCents: 0,
  })
})
