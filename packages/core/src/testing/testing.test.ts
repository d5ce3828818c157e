import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutPayload, quoteRequestOf, requestFromForm, requestFromPayload } from '../booking/index.ts'
import { parseCheckoutSubmission } from '../booking/schema.ts'
import { gtaPriceBook } from '../catalogue/index.ts'
import { cents } from '../money/index.ts'
import { evaluatePromo } from '../promo/index.ts'
import { paymentLines, quote, quoteProblems } from '../quote/index.ts'
import { bookingForms, discounts, instants, promoCodes, quoteRequests } from './index.ts'
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

  it('reads every form, carries it through a payload as JSON, and charges what it showed', () => {
    fc.assert(
      fc.property(bookingForms(), fc.option(discounts(), { nil: undefined }), (form, promo) => {
        const parsed = requestFromForm(form)
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
        const shown = quote(gtaPriceBook, quoteRequestOf(parsed.value, promo))
        const payload: unknown = JSON.parse(JSON.stringify(checkoutPayload(parsed.value, shown)))
        const decoded = parseCheckoutSubmission(payload)
        if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues))
        const request = requestFromPayload(decoded.value)
        expect(request).toEqual(parsed.value)
        const charged = quote(gtaPriceBook, quoteRequestOf(request, promo))
        expect(charged).toEqual(shown)
        const sum = paymentLines(charged).reduce((total, line) => total + line.amountCents, 0)
        expect(sum / 100).toBe(decoded.value.total_price)
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
