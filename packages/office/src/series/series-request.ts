import type { GtaMeasures } from '@dustforce/core/catalogue'
import type { QuoteRequest } from '@dustforce/core/quote'
import type { Interval } from '@dustforce/core/series'
import { quoteRequestOf } from '../booking/booking-request.ts'

/** What each visit of a series is asked for, as `planSeries` takes it: which visit it is, the plan says. */
export function seriesRequest(
  { frequency: _, ...request }: Parameters<typeof quoteRequestOf>[0],
  every: Interval,
): QuoteRequest<string, string, GtaMeasures> {
  return { ...quoteRequestOf(request), frequency: every }
}
