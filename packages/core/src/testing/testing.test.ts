import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { evaluatePromo } from '../promo/index.ts'
import { quoteProblems } from '../quote/index.ts'
import { instants, promoCodes, quoteRequests } from './index.ts'
import { nearMisses } from './near-misses.ts'

it('leaves a value alone that has no part to change', () => {
  fc.assert(
    fc.property(nearMisses(fc.constantFrom({}, [], 7, null)), (near) => {
      expect([{}, [], 7, null]).toContainEqual(near)
    }),
  )
})

describe('properties', () => {
  it('quotes every request', () => {
    fc.assert(
      fc.property(quoteRequests(gtaPriceBook), (request) => {
        expect(quoteProblems(gtaPriceBook, request)).toEqual([])
      }),
    )
  })

  it('judges every promo code with one answer, taking off no more than the subtotal', () => {
    const customers = fc.option(fc.boolean())
    fc.assert(
      fc.property(promoCodes(), instants(), fc.nat(60_000), customers, (promo, now, subtotal, firstTime) => {
        const result = evaluatePromo(promo, {
          subtotalCents: cents(subtotal),
          now,
          firstTime,
          book: gtaPriceBook,
        })
        if (result.ok) expect(result.discountCents).toBeLessThanOrEqual(subtotal)
        else expect(result.reason).toBeTypeOf('string')
      }),
    )
  })
})
