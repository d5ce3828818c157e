import type { PriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { parseSeriesToPlan } from '@dustforce/core/series/schema'
import { type BookingRequest, checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import {
  isShown,
  knownConsent,
  laterVisits,
  offeredIntervals,
  seriesHorizon,
  seriesOf,
  shownVisits,
  visitBooking,
} from '@dustforce/office/series'
import type { SentSeries } from '@dustforce/office/series/schema'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { ReservedSeries } from '../checkout/booking-store.ts'
import { Business } from '../checkout/business.ts'
import { CheckoutRefused } from '../checkout/refusal.ts'
import { planVisits } from './plan-visits.ts'

/** The terms that a series is sold by. */
interface Selling {
  readonly book: PriceBook
  /** The version that the book is kept under. */
  readonly bookVersion: string
  /** The company that keeps the card. */
  readonly company: string
}

/**
 * Plans the visits that a booking begins, on what is known now. They must be those that the customer was shown, each with its date and price, and the
 * words of the consent too.
 */
export const sellSeries = Effect.fn('sellSeries')(function* (
  request: BookingRequest,
  sent: SentSeries,
  { book, bookVersion, company }: Selling,
) {
  const business = yield* Business
  const { policy, charges } = business
  const now = yield* Clock.currentTimeMillis
  const through = seriesHorizon(now, policy)
  const series = parseSeriesToPlan(book, seriesOf(book, request, sent, through))
  const isOffered = offeredIntervals(book).some(({ every }) => every === sent.every)
  if (!series.ok || !isOffered) {
    const issues = series.ok ? [{ field: 'series.every', message: 'Not offered' }] : series.issues
    return yield* new CheckoutRefused({ refusal: { code: 'invalid_booking', issues } })
  }
  const { visits } = yield* planVisits(book, series.value, through)
  const later = laterVisits(visits, request.date)
  const consent = knownConsent(
    later,
    business,
    { company, request, every: sent.every, book, ...(charges !== undefined && { charges }) },
    sent.consent,
  )
  if (!isShown(sent.shown, later) || consent?.text !== sent.consent) {
    return yield* new CheckoutRefused({
      refusal: { code: 'schedule_changed', visits: shownVisits(later), consent: consent?.text ?? null },
    })
  }
  const every = { ...request, addOns: sent.addOns, promoCode: null }
  return {
    asked: sent,
    priceBook: bookVersion,
    request: checkoutPayload(every, quote(book, quoteRequestOf(book, every)), book),
    plannedThrough: through,
    visits: later.flatMap((visit) =>
      visit.date === null ? [] : [visitBooking(request, sent.addOns, visit, bookVersion)],
    ),
    consent,
  } satisfies ReservedSeries
})
