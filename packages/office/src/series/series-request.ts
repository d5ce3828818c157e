import type { PriceBook } from '@dustforce/core/catalogue'
import type { QuoteRequest } from '@dustforce/core/quote'
import type { Interval } from '@dustforce/core/series'
import { type PricedChoices, quoteRequestOf } from '../booking/booking-request.ts'

/** Returns what each visit of a series is asked for, as `planSeries` takes it: which visit it is, on which day and when, the plan says. */
export function seriesRequest(
  book: Pick<PriceBook, 'measures'>,
  { frequency: _, date: _day, minute: _time, ...request }: PricedChoices,
  every: Interval,
): QuoteRequest {
  return { ...quoteRequestOf(book, request), frequency: every }
}
