import type { PriceBook } from '../catalogue/price-book.ts'
import { asRead } from '../catalogue/read-books.ts'
import type { Cents } from '../money/index.ts'
import type { QuoteRequest } from '../quote/index.ts'

/** The terms of a price book that hold for any amount. */
export type PriceTerms = Pick<PriceBook, 'currency' | 'rounding' | 'taxes' | 'minimumTotal'>

/** A book with these terms of which one service costs an amount, and the request for it. */
export function bookOfAmount(
  { currency, rounding, taxes, minimumTotal }: PriceTerms,
  amount: Cents,
): { readonly book: PriceBook; readonly request: QuoteRequest } {
  const book: PriceBook = {
    ...{ version: '', currency, rounding, taxes, measures: {}, addOns: {}, charges: [] },
    ...(minimumTotal !== undefined && { minimumTotal }),
    services: {
      any: { name: '', description: '', features: [], price: { kind: 'flat', amount }, addOns: [] },
    },
  }
  return { book: asRead(book), request: { service: 'any' } }
}
