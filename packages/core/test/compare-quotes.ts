import fc from 'fast-check'
import { expect } from 'vitest'
import { quote } from '../src/quote/index.ts'
import { priceBooks, quoteRequests } from '../src/testing/index.ts'
import { secondQuote } from './second-quote.ts'

/**
 * Expects the library and the second calculator to agree on five requests for each of some books.
 *
 * @returns how many requests were compared
 */
export function compareQuotes(books: number): number {
  let compared = 0
  const asked = priceBooks().chain((book) =>
    fc.tuple(fc.constant(book), fc.array(quoteRequests(book), { minLength: 5, maxLength: 5 })),
  )
  fc.assert(
    fc.property(asked, ([book, requests]) => {
      for (const request of requests) {
        const { amounts, ...sums } = secondQuote(book, request)
        const made = quote(book, request)
        expect(made.lines.map(({ amountCents }) => amountCents)).toEqual(amounts)
        expect(made).toMatchObject(sums)
        compared += 1
      }
    }),
    { numRuns: books },
  )
  return compared
}
