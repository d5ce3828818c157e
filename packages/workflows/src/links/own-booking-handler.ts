import { maskedEmail } from '@dustforce/office/booking'
import { leftCentsOf } from '@dustforce/office/ledger'
import type { NoticeChoices } from '@dustforce/office/notice'
import * as Clock from 'effect/Clock'
import * as Data from 'effect/Data'
import * as Effect from 'effect/Effect'
import type { BusinessVersions } from '../business/business-versions.ts'
import { withPublishedBusiness } from '../business/with-published-business.ts'
import { BookingChanges } from '../changes/booking-changes.ts'
import { cancelBooking, previewCancel } from '../changes/cancel-booking.ts'
import { type ChangeRefused, changeRefusalMessage, changeRefusalStatus } from '../changes/change-refused.ts'
import { editBooking, previewEdits } from '../changes/edit-booking.ts'
import { moveBooking, openTimes } from '../changes/move-booking.ts'
import { cancelPendingChange } from '../changes/open-change.ts'
import { ownActs } from '../changes/own-acts.ts'
import type { KeptCards } from '../charging/kept-cards.ts'
import { chargeOf, replaceCard } from '../charging/pay-visit.ts'
import { readCards } from '../charging/read-cards.ts'
import type { VisitCharges } from '../charging/visit-charges.ts'
import type { Availability } from '../checkout/availability.ts'
import type { BookingStore } from '../checkout/booking-store.ts'
import { Business } from '../checkout/business.ts'
import type { PriceBooks } from '../checkout/price-books.ts'
import type { PromoStore } from '../checkout/promo-store.ts'
import type { FollowUps } from '../follow-ups/follow-ups.ts'
import { tellOnMyWay } from '../follow-ups/tell-customer.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { readJson, refusedBodyAnswer } from '../http/read-body.ts'
import { visitorOf } from '../http/visitor.ts'
import { followUp } from '../jobs/jobs.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { Defer } from '../payments/stripe-webhook-handler.ts'
import { ownSeries } from '../series/own-series.ts'
import { ownSeriesAct } from '../series/own-series-act.ts'
import type { SeriesStore } from '../series/series-store.ts'
import { waitingAct } from '../waiting/waiting-act.ts'
import type { WaitingList } from '../waiting/waiting-list.ts'
import { bookAgain } from './book-again.ts'
import { BookingLinks, type BookingLinksError } from './booking-links.ts'
import { tokenHash } from './link-key.ts'
import { linkTokens, openLink } from './link-tokens.ts'
import { MailPreferences } from './mail-preferences.ts'
import { decodeOwnRequest } from './own-booking-request.ts'
import { jobPage } from './own-job.ts'
import { ownPage } from './own-page.ts'
import { payOwnVisit } from './own-payment.ts'
import { reviewPage, saveReview } from './own-review.ts'
import type { Reviews } from './reviews.ts'

const maxBytes = 32 * 1024

/** The link opens nothing, or too much was asked. */
class LinkRefused extends Data.TaggedError('LinkRefused')<{ readonly status: 'missing' | 'rate-limited' }> {}

/** A page of another site asks. */
class ForeignOrigin extends Data.TaggedError('ForeignOrigin') {}

const unreadCharge = logged('The charge of a visit could not be read', tryAgain)

/** The answer to each failure. */
const failures = {
  BodyRefused: refusedBodyAnswer,
  ForeignOrigin: () => Effect.succeed(jsonResponse(403, { error: 'Not allowed' })),
  LinkRefused: ({ status }: LinkRefused) => Effect.succeed(refusal(status)),
  ChangeRefused: ({ refusal: why }: ChangeRefused) =>
    Effect.succeed(jsonResponse(changeRefusalStatus(why), { error: changeRefusalMessage(why), ...why })),
  BookingLinksError: (error: BookingLinksError) =>
    error.reason === 'refused'
      ? Effect.succeed(jsonResponse(400, { error: error.message }))
      : logged('A link could not be looked up', tryAgain)(error),
  BookingChangesError: logged('What can be changed could not be read', tryAgain),
  KeptCardsError: unreadCharge,
  VisitChargesError: unreadCharge,
  PaymentGatewayError: logged('A page to pay could not be opened', tryAgain),
  ReviewsError: logged('A review could not be kept or read', tryAgain),
  AvailabilityError: logged('What is free could not be read', tryAgain),
  PriceBooksError: logged('A price book could not be read', tryAgain),
  SeriesStoreError: logged('Visits that repeat could not be read or changed', tryAgain),
}

/**
 * `functions/v1/own-booking`: what a customer sees and does with the link to a booking. The link's token comes in the header `x-booking-link`, which no
 * log has; `show-job` and `on-my-way` are its cleaner's, `show-waiting` and `leave-waiting` a wish's in the queue, each with a link of their own. Nothing is done by opening a page: each act is a request of its own, from the site's own pages. `new-link`, `join-waiting` and `after-payment` need no
 * token: the first two send letters and tell nothing of a mailbox, the last gives the token, and
 * what it opens, to the customer who has just paid.
 */
export function ownBookingHandler(
  runtime: Runtime<
    | Availability
    | BookingChanges
    | BookingStore
    | Business
    | BusinessVersions
    | FollowUps
    | MailPreferences
    | PaymentGateway
    | PriceBooks
    | PromoStore
    | Reviews
    | SendingPorts
    | SeriesStore
    | WaitingList
    | KeptCards
    | VisitCharges
  >,
  { siteUrl, defer = () => {} }: { readonly siteUrl: string; readonly defer?: Defer },
): Handler {
  return postHandler(
    runtime,
    Effect.fn('own-booking')(
      function* (request) {
        if (isForeign(request, siteUrl)) return yield* new ForeignOrigin()
        const asked = yield* decodeOwnRequest(yield* readJson(request, maxBytes))
        const visitor = visitorOf(request)
        const links = yield* BookingLinks
        switch (asked.act) {
          case 'new-link': {
            const isSent = yield* links.sendAgain(asked.email, visitor)
            // Whether there is a booking or not, so that the time of the answer does not tell.
            defer(runtime.runPromise(followUp()))
            return isSent ? jsonResponse(200, { ok: true }) : refusal('rate-limited')
          }
          case 'after-payment': {
            const owner = yield* links.paidJustNow(asked.sessionId, visitor)
            const tokens = yield* linkTokens(owner === null ? [] : [owner], 'manage')
            const token = tokens.get(owner?.bookingId ?? '')
            if (token === undefined) return jsonResponse(200, { token: null, page: null })
            const link = yield* openLink(token, { scope: 'manage', visitor })
            const page = link.status === 'found' ? yield* pageOf(link, siteUrl) : null
            return jsonResponse(200, { token, page })
          }
          case 'message': {
            const { booking } = yield* opened(request, true)
            yield* links.writeToOffice(booking.record.id, asked.actId, asked.message)
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, { ok: true })
          }
          case 'preview-cancel': {
            const { bookingId, actor } = yield* customerOf(request, false)
            return jsonResponse(200, yield* previewCancel({ bookingId, actor }))
          }
          case 'open-times': {
            const { bookingId, actor } = yield* customerOf(request, false)
            return jsonResponse(200, yield* openTimes({ ...asked, bookingId, actor }))
          }
          case 'cancel': {
            const { bookingId, actor } = yield* customerOf(request, true)
            const done = yield* cancelBooking({ ...asked, bookingId, actor })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, done)
          }
          case 'move': {
            const { bookingId, actor } = yield* customerOf(request, true)
            const done = yield* moveBooking({ ...asked, bookingId, actor })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, done)
          }
          case 'book-again':
            // Counted as an act, since it tells the whole address.
            return jsonResponse(200, yield* bookAgain((yield* opened(request, true)).booking))
          case 'show-review':
            return jsonResponse(200, yield* reviewPage((yield* opened(request, false)).booking))
          case 'review': {
            const { booking } = yield* opened(request, true)
            return (yield* saveReview(booking, asked))
              ? jsonResponse(200, { ok: true })
              : jsonResponse(409, {
                  error: 'This can only be answered after the visit, and until it is shown on the website.',
                })
          }
          case 'mail-choices':
            return jsonResponse(200, yield* mailChoices(request))
          case 'choose-mail':
            return jsonResponse(200, yield* mailChoices(request, asked))
          case 'preview-change': {
            const { bookingId, actor } = yield* customerOf(request, false)
            return jsonResponse(200, yield* previewEdits({ ...asked, bookingId, actor }))
          }
          case 'change': {
            const { bookingId, actor } = yield* customerOf(request, true)
            const done = yield* editBooking({ ...asked, bookingId, actor, siteUrl })
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, done)
          }
          case 'cancel-pending-change': {
            const { bookingId } = yield* customerOf(request, true)
            yield* cancelPendingChange(bookingId)
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, { ok: true })
          }
          case 'preview-series':
          case 'change-series': {
            const answer = yield* ownSeriesAct(asked, yield* opened(request, true))
            if (asked.act === 'change-series') defer(runtime.runPromise(followUp()))
            return answer
          }
          case 'pay-visit': {
            const { booking } = yield* opened(request, true)
            return jsonResponse(200, yield* payOwnVisit(booking, siteUrl))
          }
          case 'replace-card': {
            const { booking } = yield* opened(request, true)
            return jsonResponse(200, yield* replaceCard(booking.record.id, siteUrl))
          }
          case 'card-saved': {
            yield* opened(request, true)
            yield* readCards()
            return jsonResponse(200, { ok: true })
          }
          case 'show-job':
            return jsonResponse(200, yield* jobPage(yield* openedJob(request, false)))
          case 'on-my-way': {
            const told = yield* tellOnMyWay(yield* openedJob(request, true))
            defer(runtime.runPromise(followUp()))
            return jsonResponse(200, told)
          }
          case 'join-waiting':
          case 'show-waiting':
          case 'leave-waiting': {
            const done = yield* waitingAct(asked, { token: tokenIn(request), visitor })
            if ('refused' in done) return refusal(done.refused)
            if (asked.act !== 'show-waiting') defer(runtime.runPromise(followUp()))
            return jsonResponse(done.status, done.body)
          }
          case 'show':
            return jsonResponse(200, yield* pageOf(yield* opened(request, false), siteUrl))
        }
      },
      Effect.catchTags(failures),
      Effect.map(isolated),
      withPublishedBusiness,
    ),
    () => isolated(tryAgain()),
  )
}

/** The booking that the request's link opens. */
const opened = Effect.fn('openedBooking')(function* (request: globalThis.Request, acts: boolean) {
  const token = tokenIn(request)
  const link = yield* openLink(token, { scope: 'manage', visitor: visitorOf(request), acts })
  return link.status === 'found' ? link : yield* new LinkRefused({ status: link.status })
})

/** The job that the request's link opens: a cleaner's. */
const openedJob = Effect.fn('openedJob')(function* (request: globalThis.Request, acts: boolean) {
  const hash = yield* tokenHash(tokenIn(request))
  const link = yield* BookingLinks.use((links) => links.openJob({ hash, visitor: visitorOf(request), acts }))
  return link.status === 'found' ? link.job : yield* new LinkRefused({ status: link.status })
})

function tokenIn(request: globalThis.Request): string {
  return (request.headers.get('x-booking-link') ?? '').slice(0, 200)
}

/** Reads what the mailbox of the request's link wants, with its address masked; with `chosen` it wants that from now on. */
const mailChoices = Effect.fn('mailChoices')(function* (request: globalThis.Request, chosen?: NoticeChoices) {
  const token = tokenIn(request)
  const link = { hash: yield* tokenHash(token), visitor: visitorOf(request) }
  const asked = chosen && { reminders: chosen.reminders, thanks: chosen.thanks }
  const opened = yield* MailPreferences.use((preferences) => preferences.byLink(link, asked))
  if (opened.status !== 'found') return yield* new LinkRefused({ status: opened.status })
  return { email: maskedEmail(opened.email), ...opened.choices }
})

/** Finds the booking that the request's link opens, and the actor as whom its customer acts. */
const customerOf = Effect.fn('customerOf')(function* (request: globalThis.Request, acts: boolean) {
  const { booking, linkId } = yield* opened(request, acts)
  return { bookingId: booking.record.id, actor: { kind: 'customer', linkId } as const }
})

const pageOf = Effect.fn('pageOf')(function* (
  { booking }: Pick<Effect.Success<ReturnType<typeof opened>>, 'booking'>,
  siteUrl: string,
) {
  const business = yield* Business
  const now = yield* Clock.currentTimeMillis
  const { id: bookingId, email } = booking.record
  const feeds = yield* linkTokens([{ bookingId, email }], 'feed')
  const changeable = yield* BookingChanges.use((changes) => changes.find(bookingId, null))
  const series = booking.isOfSeries ? yield* ownSeries(bookingId) : null
  const charge = booking.record.paymentStatus === 'arranged' ? yield* chargeOf(bookingId) : null
  return ownPage(booking, {
    now,
    charge,
    business,
    series,
    acts: changeable && ownActs(changeable, business, now),
    keptCents: leftCentsOf(changeable?.payments ?? []),
    feedToken: feeds.get(bookingId) ?? null,
    siteUrl,
  })
})

/** A browser names the origin of the page that asks; what is no browser names none. */
function isForeign(request: globalThis.Request, siteUrl: string): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && ![new URL(siteUrl).origin, new URL(request.url).origin].includes(origin)
}

const missing = 'This link opens no booking. It may have expired or been replaced.'

/** One answer for a link that never was, was withdrawn or has expired. */
function refusal(status: 'missing' | 'rate-limited'): Response {
  return status === 'missing'
    ? jsonResponse(404, { error: missing })
    : jsonResponse(429, { error: 'Too many requests. Please wait a few minutes.' }, { 'retry-after': '60' })
}

function tryAgain(): Response {
  return jsonResponse(503, { error: 'Your booking could not be loaded. Please try again.' })
}

/** Whatever is linked from the answer must not learn where it came from. */
function isolated(response: Response): Response {
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}
