import { type CheckoutSubmission, soldAs } from '@dustforce/office/booking'
import { type CheckoutSubmission as SentCheckout, submissionParsers } from '@dustforce/office/booking/schema'
import { contactRulesOf } from '@dustforce/office/contact/of'
import { parseSentSeries, type SentSeries } from '@dustforce/office/series/schema'
import * as Effect from 'effect/Effect'
import * as Predicate from 'effect/Predicate'
import type { BusinessVersions } from '../business/business-versions.ts'
import { withPublishedBusiness } from '../business/with-published-business.ts'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { readJson } from '../http/read-body.ts'
import { requireAdmin, strangerAnswers } from '../http/require-admin.ts'
import { visitorOf } from '../http/visitor.ts'
import { followUp } from '../jobs/jobs.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { Defer } from '../payments/stripe-webhook-handler.ts'
import type { SeriesStore } from '../series/series-store.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import type { Availability } from './availability.ts'
import type { BookingStore } from './booking-store.ts'
import { Business } from './business.ts'
import { createCheckout } from './create-checkout.ts'
import { decodeDeskTerms } from './desk-terms.ts'
import type { PriceBooks } from './price-books.ts'
import type { PromoStore } from './promo-store.ts'
import { CheckoutRefused, processingError, type Refusal, refusalMessage } from './refusal.ts'
import { takeByPhone } from './take-by-phone.ts'

const maxBytes = 64 * 1024

const statusOf: Record<Refusal['code'], number> = {
  invalid_booking: 400,
  price_changed: 409,
  slot_passed: 409,
  day_full: 409,
  schedule_changed: 409,
  promo_rejected: 409,
  cleaner_refused: 409,
  attempt_changed: 409,
  not_open: 409,
  rate_limited: 429,
  unavailable: 503,
}

/**
 * `functions/v1/create-checkout`: `{bookingData, series?}` → `{url, booking_id}`, or `{error, code, …}`. With `byPhone: true`, for administrators: the
 * page goes to the customer by e-mail, and `hold_expires_at` (epoch milliseconds) says until when the place is kept. With `payBy: 'day'`
 * too, the booking is confirmed at once and both are null; with `cleaner`, somebody has the job from the start.
 */
export function createCheckoutHandler(
  runtime: Runtime<
    | AdminAccess
    | Availability
    | BookingStore
    | Business
    | BusinessVersions
    | PriceBooks
    | PromoStore
    | PaymentGateway
    | SendingPorts
    | SeriesStore
  >,
  settings: { readonly siteUrl: string; readonly defer?: Defer },
): Handler {
  const siteUrl = settings.siteUrl.replace(/\/+$/, '')
  return postHandler(
    runtime,
    Effect.fn('create-checkout')(
      function* (request) {
        const body = yield* readJson(request, maxBytes)
        const sent = Predicate.hasProperty(body, 'bookingData') ? body.bookingData : null
        const isByPhone = Predicate.hasProperty(body, 'byPhone') && body.byPhone === true
        const admin = isByPhone ? yield* requireAdmin(request) : null
        const desk = admin === null ? null : yield* decodeDeskTerms(body)
        const isSoldAtOnce = desk !== null && soldAs(desk.payBy ?? 'link') !== null
        const { company } = yield* Business
        const { parseByPhone, parseCheckout } = submissionParsers(contactRulesOf(company.address))
        const parsed = isSoldAtOnce ? parseByPhone(sent) : parseCheckout(sent)
        if (!parsed.ok) {
          const { issues } = parsed
          return yield* new CheckoutRefused({ refusal: { code: 'invalid_booking', issues, sent } })
        }
        if (admin !== null) {
          const taken = yield* takeByPhone(withAttempt(parsed.value), {
            ...desk,
            siteUrl,
            takenBy: admin.email,
          })
          settings.defer?.(runtime.runPromise(followUp()))
          const { url, bookingId, holdExpiresAt } = taken
          return jsonResponse(200, { url, booking_id: bookingId, hold_expires_at: holdExpiresAt })
        }
        // Before it opens its administrators alone try what customers will do.
        if (company.opening === 'soon')
          yield* requireAdmin(request).pipe(
            Effect.catchTag('NotAdmin', () => new CheckoutRefused({ refusal: { code: 'not_open' } })),
          )
        const series = yield* sentSeries(body)
        const { url, bookingId } = yield* createCheckout(withAttempt(parsed.value), {
          siteUrl,
          visitor: visitorOf(request),
          ...(series !== null && { series }),
        })
        return jsonResponse(200, { url, booking_id: bookingId })
      },
      Effect.catchTags({
        ...strangerAnswers(unavailable),
        CheckoutRefused: ({ refusal }) => refusalResponse(refusal),
        BodyRefused: ({ status, issues }) => refusalResponse({ code: 'invalid_booking', issues }, status),
      }),
      withPublishedBusiness,
    ),
    unavailable,
  )
}

/** Reads what is sent for visits that repeat; null for a single booking. */
function sentSeries(body: unknown): Effect.Effect<SentSeries | null, CheckoutRefused> {
  if (!Predicate.hasProperty(body, 'series') || body.series === null) return Effect.succeed(null)
  const parsed = parseSentSeries(body.series)
  if (parsed.ok) return Effect.succeed(parsed.value)
  const issues = parsed.issues.map(({ field, message }) => ({ field: `series.${field}`, message }))
  return Effect.fail(new CheckoutRefused({ refusal: { code: 'invalid_booking', issues } }))
}

/** A client without attempts of its own books once for each request. */
function withAttempt(payload: SentCheckout): CheckoutSubmission {
  return { ...payload, attempt_id: payload.attempt_id ?? crypto.randomUUID() }
}

const refusalResponse = Effect.fn('refusalResponse')(function* (
  refusal: Refusal,
  status = statusOf[refusal.code],
) {
  const { code } = refusal
  const details = {
    ...('issues' in refusal && { issues: refusal.issues }),
    ...('quote' in refusal && { quote: refusal.quote }),
    ...('reason' in refusal && { reason: refusal.reason }),
    ...('visits' in refusal && { visits: refusal.visits, consent: refusal.consent }),
  }
  const headers = status === 429 || status === 503 ? { 'retry-after': '60' } : {}
  return jsonResponse(status, { error: refusalMessage(refusal, yield* Business), code, ...details }, headers)
})

function unavailable(): Response {
  return jsonResponse(503, { error: processingError, code: 'unavailable' }, { 'retry-after': '60' })
}
