import type { PriceBook } from '@dustforce/core/catalogue'
import { type Quote, type QuoteProblem, quote, quoteProblems } from '@dustforce/core/quote'
import type { SeriesToPlan } from '@dustforce/core/series'
import { clockOf } from '../booking/index.ts'
import type { WrittenVisit } from './rising-series.ts'

/** The price of a visit by a book, or why the book cannot price it. */
export type VisitQuote = { readonly quote: Quote } | { readonly problems: readonly QuoteProblem[] }

/** Prices a visit of a series by any book, as `planSeries` prices it by the series' own. */
export function visitQuote(
  book: PriceBook,
  { request, visits = {} }: Pick<SeriesToPlan, 'request' | 'visits'>,
  { original, date, minute, visit }: Pick<WrittenVisit, 'original' | 'date' | 'minute' | 'visit'>,
): VisitQuote {
  // A book may have a measure of this name.
  const which = Object.hasOwn(book.measures, 'visit') ? {} : { visit }
  const asked = { ...request, ...visits[original]?.request, date, time: clockOf(minute), ...which }
  const problems = quoteProblems(book, asked)
  return problems.length > 0 ? { problems } : { quote: quote(book, asked) }
}
