import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents, dollarsOf } from '@dustforce/core/money'
import { quote, quoteProblems } from '@dustforce/core/quote'
import { explainLine, labelLine } from '@dustforce/core/quote/explain'
import { businessDate } from '@dustforce/core/schedule'
import { enCA } from '@dustforce/core/words/en-ca'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BookingRequest,
  bookingChange,
  bookingFromRow,
  bookingRow,
  noDetails,
  quoteRequestOf,
} from '../booking/index.ts'
import { gtaBusiness } from '../testing/business.ts'
import { agreedDiscount, checkAgreedPrice, checkPriceReason } from './agreed-price.ts'

describe('a price that was agreed on', () => {
  it.each([
    ['0', 0],
    ['249.50', 24_950],
    ['$1,250', 125_000],
    ['10000', 1_000_000],
  ])('%s is taken', (text, value) => {
    expect(checkAgreedPrice(text, { currency: 'CAD' })).toEqual({ ok: true, value })
  })

  it.each(['', 'much', '-1', '10000.01', '1,250.505', '1.250'])('%j is refused', (text) => {
    expect(checkAgreedPrice(text, { currency: 'CAD' })).toEqual({
      ok: false,
      message: expect.stringMatching(/\.$/),
    })
  })

  it('needs a reason of at most 200 characters', () => {
    expect(checkPriceReason(' A promise ')).toEqual({ ok: true, value: 'A promise' })
    for (const text of ['', '  ', 'x'.repeat(201)]) expect(checkPriceReason(text).ok).toBe(false)
  })
})

const request: BookingRequest = {
  ...noDetails,
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: ['laundry'],
  hasPets: false,
  name: 'Ada',
  email: 'ada@example.com',
  phone: '(416) 555-0100',
  address: '1 King St W',
  date: businessDate('2027-01-25'),
  minute: 540,
  promoCode: null,
}
const listed = quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, request))

/** A booking at a price that was agreed on, as it is stored. */
function bookedFor(priceCents: number) {
  const agreed = quote(
    gtaBusiness.priceBook,
    quoteRequestOf(gtaBusiness.priceBook, request, agreedDiscount(listed.subtotalCents, cents(priceCents))),
  )
  return {
    agreed,
    record: bookingFromRow({
      ...bookingRow(request, agreed, gtaBusiness.priceBook),
      agreed_price: dollarsOf(cents(priceCents)),
    }),
  }
}

describe('properties', () => {
  // A price that a card cannot be charged is refused.
  const price = fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 1_000_000 }))

  it('is what is left before tax, whatever it is, and the lines sum to the total', () => {
    fc.assert(
      fc.property(price, (priceCents) => {
        const { agreed } = bookedFor(priceCents)
        expect(agreed.subtotalCents - agreed.discountCents).toBe(priceCents)
        expect(agreed.totalCents).toBe(priceCents + agreed.taxCents)
        expect(agreed.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(agreed.totalCents)
        expect(agreed.totalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('that leaves less than can be charged after a change is refused, not thrown', () => {
    const { record } = bookedFor(2030)
    const change = bookingChange(
      record,
      { priceBook: gtaPriceBook, promo: null },
      { addOns: [] },
      gtaBusiness,
    )
    expect(change).toMatchObject({ status: 'invalid', problems: [{ field: 'promo' }] })
  })

  it('keeps its difference when the order is changed later, never below nothing', () => {
    const addOns = fc.subarray<string>(['laundry', 'dishwashing', 'bed-linen-change'])
    fc.assert(
      fc.property(price, addOns, (priceCents, chosen) => {
        const { record } = bookedFor(priceCents)
        const change = bookingChange(
          record,
          { priceBook: gtaPriceBook, promo: null },
          { addOns: chosen },
          gtaBusiness,
        )
        const subtotal = quote(
          gtaBusiness.priceBook,
          quoteRequestOf(gtaBusiness.priceBook, { ...request, addOns: chosen }),
        ).subtotalCents
        const left = Math.max(0, subtotal - (listed.subtotalCents - priceCents))
        const asked = agreedDiscount(subtotal, cents(left))
        const problems = quoteProblems(
          gtaBusiness.priceBook,
          quoteRequestOf(gtaBusiness.priceBook, { ...request, addOns: chosen }, asked),
        )
        if (problems.length > 0) expect(change).toEqual({ status: 'invalid', problems })
        else if (change.status !== 'possible') throw new Error(change.status)
        else if (change.preview !== null) {
          expect(change.preview.newTotalCents).toBe(
            quote(
              gtaBusiness.priceBook,
              quoteRequestOf(gtaBusiness.priceBook, { ...request, addOns: chosen }, asked),
            ).totalCents,
          )
        }
      }),
    )
  })
})

it('is called so in its line and in words', () => {
  const { agreed } = bookedFor(20_000)
  const line = agreed.lines.find(({ rule }) => rule === 'discount')
  expect(line?.label).toBe('Price agreed by phone')
  if (line === undefined) throw new Error('No line')
  expect(labelLine(line, gtaPriceBook, enCA)).toBe('Price agreed by phone')
  expect(explainLine(line, gtaPriceBook, enCA)).toContain('Price agreed by phone')
})
