import { paymentLines, quote } from '@dustforce/core/quote'
import { discounts } from '@dustforce/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkoutPayload, quoteRequestOf, requestFromForm, requestFromPayload } from '../booking/index.ts'
import { submissionParsers } from '../booking/schema.ts'
import { gtaBusiness, gtaRules } from './business.ts'
import { bookingForms } from './index.ts'

const { parseCheckout } = submissionParsers(gtaRules.contact)

it('reads every form, carries it through a payload as JSON, and charges what it showed', () => {
  fc.assert(
    fc.property(bookingForms(), fc.option(discounts(), { nil: undefined }), (form, promo) => {
      const parsed = requestFromForm(form, gtaRules)
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
      const shown = quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, parsed.value, promo))
      const payload: unknown = JSON.parse(
        JSON.stringify(checkoutPayload(parsed.value, shown, gtaBusiness.priceBook)),
      )
      const decoded = parseCheckout(payload)
      if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues))
      const request = requestFromPayload(decoded.value)
      expect(request).toEqual(parsed.value)
      const charged = quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, request, promo))
      expect(charged).toEqual(shown)
      const sum = paymentLines(charged).reduce((total, line) => total + line.amountCents, 0)
      expect(sum / 100).toBe(decoded.value.total_price)
    }),
  )
})
