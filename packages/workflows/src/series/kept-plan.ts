import type { PriceBook } from '@dustforce/core/catalogue'
import { addDays } from '@dustforce/core/schedule'
import type { SeriesToPlan } from '@dustforce/core/series'
import { parseSeriesToPlan } from '@dustforce/core/series/schema'
import { type BookingRequest, clockOf, requestFromPayload } from '@dustforce/office/booking'
import { submissionParsers } from '@dustforce/office/booking/schema'
import { contactRulesOf } from '@dustforce/office/contact/of'
import { apartDays, seriesRequest } from '@dustforce/office/series'
import * as Effect from 'effect/Effect'
import { Business } from '../checkout/business.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import type { KeptSeries } from './series-store.ts'

/** A kept series as core plans it, behind the visits that are written. */
export interface KeptPlan {
  /** Its own prices. */
  readonly book: PriceBook
  /** The request for each visit. */
  readonly request: BookingRequest
  readonly series: SeriesToPlan
}

/** Reads a kept series with its price book; or says why it cannot be planned. */
export const keptPlan = Effect.fn('keptPlan')(function* (kept: KeptSeries) {
  const found = yield* PriceBooks.use((books) => books.find(kept.priceBook))
  if (found === null) return { problem: `The price book ${kept.priceBook} is not kept` }
  const { book } = found
  const { company } = yield* Business
  const payload = submissionParsers(contactRulesOf(company.address)).parseCheckout(kept.request)
  if (!payload.ok) return { problem: wordsOf(payload.issues) }
  const request = requestFromPayload(payload.value)
  const series = parseSeriesToPlan(book, {
    ...{ from: kept.from, every: kept.every, time: clockOf(kept.minute), onClosed: kept.onClosed, apartDays },
    request: seriesRequest(book, request, kept.every),
    visits: kept.visits,
    pauses: kept.pauses,
    ...(kept.until !== null && { until: kept.until }),
    resume: {
      next: addDays(kept.plannedThrough, 1),
      placed: kept.placed,
      ...(kept.last !== null && { last: kept.last }),
    },
  })
  if (!series.ok) return { problem: wordsOf(series.issues) }
  return { book, request, series: series.value } satisfies KeptPlan
})

function wordsOf(issues: readonly { readonly field: string; readonly message: string }[]): string {
  return issues.map(({ field, message }) => `${field}: ${message}`).join('. ')
}
