import type { Measures, PriceBook } from '../catalogue/index.ts'
import type { Cents } from '../money/index.ts'
import { fullReader } from './full-reader.ts'
import { price } from './price.ts'
import type { QuoteLine } from './quote-line.ts'
import type { QuoteRequest } from './quote-request.ts'
import { QuoteRequestError } from './quote-request-error.ts'

/** A price with its reasons, in cents: the lines sum to the total, and the totals are sums of lines. */
export interface Quote {
  /** The version of the price book that it was made from. */
  readonly priceBook: string
  /** ISO 4217; its minor unit is what every amount counts. */
  readonly currency: string
  readonly service: string
  readonly lines: readonly QuoteLine[]
  /** The price of the service, with what its rule adds to the listed price. */
  readonly baseCents: Cents
  readonly addOnsCents: Cents
  readonly chargesCents: Cents
  /** base + add-ons + charges */
  readonly subtotalCents: Cents
  /** By the frequency and the promo code together. */
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly totalCents: Cents
  /** The length of the visit; null where the book does not say. */
  readonly minutes: number | null
}

/**
 * Prices a service: base + add-ons + charges, less the discounts, plus tax.
 *
 * @param book the prices; `gtaPriceBook` are those of Dust Force. A book that was written in a program is read at its first use
 * @returns a quote in cents whose lines explain it
 * @throws WrongValueError when the book is wrong; `parsePriceBook` says why without throwing
 * @throws QuoteRequestError when the book cannot price the request; `quoteProblems` says why without throwing
 * @example
 * quote(gtaPriceBook, { service: 'deep-clean', bedrooms: 3, bathrooms: 2, pets: true }).totalCents // => 33300
 */
export function quote<S extends string, A extends string, M extends Measures = Measures>(
  book: PriceBook<S, A, M>,
  request: NoInfer<QuoteRequest<S, A, M>>,
): Quote {
  const priced = price(book, request, fullReader)
  if ('problems' in priced) throw new QuoteRequestError(priced.problems)
  return priced
}
