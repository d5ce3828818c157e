import { formatMoney } from '@dustforce/core/money'
import { quote, quoteProblems } from '@dustforce/core/quote'
import { describe, expect, it } from 'vitest'
import { quoteRequestOf } from '../booking/index.ts'
import { parseCompanyPriceBook } from '../company/parse-company-price-book.ts'
import { gtaBusiness } from '../testing/business.ts'
import { bookOfExample, exampleBooks } from './example-books.ts'

const own = { ...gtaBusiness.priceBook, currency: 'EUR', rounding: 'cent' as const, taxes: [] }

it('has the five businesses of the examples', () => {
  expect(exampleBooks.map(({ name }) => name)).toEqual([
    'Home cleaning',
    'Pool service',
    'Music school',
    'Window cleaning',
    'Dog grooming',
  ])
})

describe.each(exampleBooks)('the example of $name', (example) => {
  const book = bookOfExample(example, own)

  it('can be published: it measures what the form asks for', () => {
    expect(parseCompanyPriceBook(book)).toMatchObject({ ok: true })
  })

  it('keeps the currency, the rounding and the taxes of the company', () => {
    const { currency, rounding, taxes, version } = book
    expect({ currency, rounding, taxes }).toEqual({ currency: 'EUR', rounding: 'cent', taxes: [] })
    expect(version).toBe(own.version)
  })

  it('has a price and a length for the smallest and the largest job of each service, with all that goes with it', () => {
    for (const [service, { addOns }] of Object.entries(book.services))
      for (const rooms of [1, 4]) {
        const job = { service, bedrooms: rooms, bathrooms: rooms, hasPets: true, addOns }
        const request = quoteRequestOf(book, job)
        expect(quoteProblems(book, request)).toEqual([])
        const { totalCents, minutes } = quote(book, request)
        expect(minutes, service).toBeGreaterThanOrEqual(30)
        expect(formatMoney(totalCents, { currency: 'EUR', locale: 'en-IE' })).toMatch(/^€[1-9]/)
      }
  })
})
