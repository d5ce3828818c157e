import type { Measures, PriceBook } from '../catalogue/index.ts'
import { type Cents, cents } from '../money/index.ts'
import { diffQuotes, type QuoteDiff } from './diff-quotes.ts'
import { type Quote, quote } from './quote.ts'
import { quoteProblems } from './quote-problems.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { QuoteProblem } from './request-problems.ts'

/** The same request under two price books: both quotes and their difference, or why one of the books cannot price it. */
export type WhatIfBooking =
  | { readonly ok: true; readonly before: Quote; readonly after: Quote; readonly diff: QuoteDiff }
  | { readonly ok: false; readonly book: 'before' | 'after'; readonly problems: readonly QuoteProblem[] }

/** The effect that a change of prices would have had, in cents; the totals are sums over the bookings that both books can price. */
export interface WhatIf {
  readonly bookings: readonly WhatIfBooking[]
  readonly beforeCents: Cents
  readonly afterCents: Cents
  readonly changeCents: Cents
}

/**
 * Quotes the same requests under two price books and says what changes, booking by booking and in total.
 *
 * @example
 * whatIf(gtaPriceBook, gtaPriceBook, requests).changeCents // => 0
 */
export function whatIf<S extends string, A extends string, M extends Measures = Measures>(
  before: PriceBook<S, A, M>,
  after: PriceBook<NoInfer<S>, NoInfer<A>, NoInfer<M>>,
  requests: readonly NoInfer<QuoteRequest<S, A, M>>[],
): WhatIf {
  let beforeCents = 0
  let afterCents = 0
  const bookings = requests.map((request): WhatIfBooking => {
    for (const [name, book] of [
      ['before', before],
      ['after', after],
    ] as const) {
      const problems = quoteProblems(book, request)
      if (problems.length > 0) return { ok: false, book: name, problems }
    }
    const quotes = { before: quote(before, request), after: quote(after, request) }
    beforeCents += quotes.before.totalCents
    afterCents += quotes.after.totalCents
    return { ok: true, ...quotes, diff: diffQuotes(quotes.before, quotes.after) }
  })
  return {
    bookings,
    beforeCents: cents(beforeCents),
    afterCents: cents(afterCents),
    changeCents: cents(afterCents - beforeCents),
  }
}
