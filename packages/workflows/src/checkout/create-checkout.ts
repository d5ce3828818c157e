import { dayOn, slotProblem } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { sanitizeText } from '@dustforce/core/validation'
import {
  type BookingRequest,
  type CheckoutSubmission,
  holdWords,
  requestFromPayload,
  type SoldUnpaid,
} from '@dustforce/office/booking'
import { type AgreedPrice, suggestedPayOf } from '@dustforce/office/hub'
import { languagePath } from '@dustforce/office/language'
import { bookingTerms } from '@dustforce/office/ledger'
import type { SentSeries } from '@dustforce/office/series/schema'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { PaymentGateway } from '../payments/payment-gateway.ts'
import { closeCheckout } from '../payments/reconcile-payments.ts'
import { extendSeries } from '../series/extend-series.ts'
import { sellSeries } from '../series/sell-series.ts'
import { Availability } from './availability.ts'
import { type Attempt, BookingStore, type CheckoutCaller, type PendingCheckout } from './booking-store.ts'
import { Business, holdMinutes } from './business.ts'
import type { ChosenCleaner } from './desk-terms.ts'
import { fingerprintOf } from './fingerprint.ts'
import { openCheckout } from './open-checkout.ts'
import { PriceBooks } from './price-books.ts'
import { bookOf, type Priced, priceRequest, wasShown } from './price-submission.ts'
import { CheckoutRefused, type Refusal } from './refusal.ts'

/** The origin of a checkout. */
export interface CheckoutOrigin {
  /** The site the customer comes back to, without a slash at the end. */
  readonly siteUrl: string
  /** The address the request came from. */
  readonly visitor: string
  /** The administrator who takes the booking by phone. */
  readonly takenBy?: string
  /** The cleaner who does the job, as that administrator decided. */
  readonly cleaner?: ChosenCleaner
  /** The price that they agreed on in place of the listed one. */
  readonly agreed?: AgreedPrice
  /** The visits that repeat of which this is the first. */
  readonly series?: SentSeries
}

/** Where the customer pays, and for which booking. */
export interface CheckoutPage {
  readonly url: string
  readonly bookingId: string
}

/** Turns the failure of a service into what the caller is told. */
function refused(error: { readonly reason: string }) {
  return error.reason === 'rate-limited'
    ? refuse({ code: 'rate_limited' })
    : Effect.andThen(Effect.logError('A checkout failed', error), refuse({ code: 'unavailable' }))
}

/**
 * Turns a submitted booking form into a checkout page. The price is made from the choices and the price book they were shown from, and must be
 * the one that was shown; the place, the booking and the promo use are taken together. The same attempt gets the same page.
 */
export const createCheckout = Effect.fn('createCheckout')(
  function* (submission: CheckoutSubmission, { siteUrl, ...caller }: CheckoutOrigin) {
    const store = yield* BookingStore
    const { company } = yield* Business
    const request = requestOf(submission, caller)
    const fingerprint = `${yield* fingerprintOf(request, submission.total_price)}${termsText(caller)}`
    const earlier = yield* store.findAttempt(submission.attempt_id)
    if (earlier !== null && (yield* hasLapsed(earlier))) yield* store.release(earlier.bookingId)
    else if (earlier?.checkoutUrl != null) {
      const isSame = earlier.fingerprint === fingerprint
      if (!isSame || !(yield* canStartOver(earlier, request))) return yield* samePage(earlier, fingerprint)
    }

    const startsOver = earlier?.checkoutUrl != null
    const taken = yield* takePlace(submission, { ...caller, fingerprint, startsOver })
    if ('twin' in taken) return yield* samePage(taken.twin, fingerprint)
    const { held, priced } = taken
    if (held.status === 'existing') {
      const found = yield* store.findAttempt(submission.attempt_id)
      if (found?.fingerprint !== fingerprint) return yield* refuse({ code: 'attempt_changed' })
      if (found.checkoutUrl !== null) return { url: found.checkoutUrl, bookingId: found.bookingId }
    }
    const { bookingId, paymentId, status, holdExpiresAt, now } = held
    if (holdExpiresAt === null) return yield* refuse({ code: 'attempt_changed' })
    const url = yield* openCheckout(
      { bookingId, paymentId, status, holdExpiresAt, now },
      {
        ...{ quote: priced.quote, email: request.email, keepCard: caller.series !== undefined },
        // The customer comes back to the pages that were left.
        siteUrl: `${siteUrl}${languagePath(company, request.language)}`,
      },
    ).pipe(
      Effect.catch((error) =>
        Effect.flatMap(store.findAttempt(submission.attempt_id), (twin) =>
          twin?.checkoutUrl == null ? Effect.fail(error) : Effect.succeed(twin.checkoutUrl),
        ),
      ),
    )
    return { url, bookingId } satisfies CheckoutPage
  },
  Effect.catchTag(
    [
      ...(['AvailabilityError', 'BookingStoreError', 'PriceBooksError', 'PromoStoreError'] as const),
      ...(['PaymentGatewayError', 'SeriesStoreError'] as const),
    ],
    (error) => refused(error),
  ),
)

/**
 * Books for an administrator what is paid without a page: sold at once with this payment status, with the rules and prices of the site. The same
 * attempt is the same booking.
 */
export const sellAtOnce = Effect.fn('sellAtOnce')(
  function* (
    submission: CheckoutSubmission,
    sold: SoldUnpaid,
    caller: Omit<CheckoutOrigin, 'siteUrl'> & { readonly takenBy: string },
  ) {
    const store = yield* BookingStore
    const shown = yield* fingerprintOf(requestFromPayload(submission), submission.total_price)
    const fingerprint = `${shown} ${sold}${termsText(caller)}`
    const ofAttempt = Effect.map(store.findAttempt(submission.attempt_id), (found) =>
      found === null ? null : found.fingerprint === fingerprint ? found.bookingId : 'changed',
    )
    const earlier = yield* ofAttempt
    if (earlier === 'changed') return yield* refuse({ code: 'attempt_changed' })
    if (earlier !== null) return { bookingId: earlier }
    const taken = yield* takePlace(submission, { ...caller, fingerprint, soldAs: sold })
    const bookingId =
      'held' in taken && taken.held.status === 'reserved' ? taken.held.bookingId : yield* ofAttempt
    if (bookingId === null || bookingId === 'changed') return yield* refuse({ code: 'attempt_changed' })
    return { bookingId }
  },
  Effect.catchTag(
    ['AvailabilityError', 'BookingStoreError', 'PriceBooksError', 'PromoStoreError', 'SeriesStoreError'],
    (error) => refused(error),
  ),
)

/** Prices a submission and takes its place, or finds the page that a twin of the request has opened meanwhile. */
const takePlace = Effect.fn('takePlace')(function* (
  submission: CheckoutSubmission,
  {
    visitor,
    fingerprint,
    startsOver = false,
    ...by
  }: Omit<CheckoutOrigin, 'siteUrl'> & {
    readonly fingerprint: string
    readonly soldAs?: SoldUnpaid
    /** Whether what the attempt holds gives way, too. */
    readonly startsOver?: boolean
  },
) {
  const store = yield* BookingStore
  const request = requestOf(submission, by)
  const caller = { visitor, email: request.email }
  // Before anything is said about a code or a customer.
  if (!(yield* store.admit(caller))) return yield* refuse({ code: 'rate_limited' })
  const own = yield* openOwnCheckouts(caller, startsOver ? null : submission.attempt_id)
  // A use of the code that the customer holds does not stand in the way of it.
  if (request.promoCode !== null)
    yield* Effect.forEach(own, ({ bookingId }) => store.giveUseBack(bookingId), { discard: true })

  const priced = yield* judged(submission, request, by.agreed).pipe(
    // A twin of this request may just have taken the last use of the code: then there is a page for both.
    Effect.catchTag('CheckoutRefused', (problem) =>
      Effect.flatMap(store.findAttempt(submission.attempt_id), (twin) =>
        twin?.checkoutUrl == null ? Effect.fail(problem) : Effect.succeed(twin),
      ),
    ),
  )
  if ('bookingId' in priced) return { twin: priced }

  const priceBook = yield* PriceBooks.use((books) => books.keep(priced.priceBook))
  const { policy, priceBook: book, company } = yield* Business
  const reserve = Effect.gen(function* () {
    const selling = { book: priced.priceBook, bookVersion: priceBook, company: company.name }
    const series = by.series === undefined ? undefined : yield* sellSeries(request, by.series, selling)
    return yield* store.reserve({
      attemptId: submission.attempt_id,
      fingerprint,
      booking: {
        request: { ...request, promoCode: priced.promo?.code ?? null },
        quote: { ...priced.quote, priceBook },
        ...(by.agreed !== undefined && {
          agreed: { ...by.agreed, reason: sanitizeText(by.agreed.reason) },
        }),
      },
      terms: bookingTerms(policy),
      holdMinutes,
      visitor,
      ...(submission.offer !== undefined && { offer: submission.offer }),
      ...(by.takenBy !== undefined && { takenBy: by.takenBy }),
      ...(by.soldAs !== undefined && { soldAs: by.soldAs }),
      ...(by.cleaner !== undefined && {
        cleaner: { ...by.cleaner, payCents: suggestedPayOf(priced.quote, { policy, book }) },
      }),
      ...(series !== undefined && { series }),
      ...(own.length > 0 && { instead: own.map(({ bookingId }) => bookingId) }),
    })
  })
  let held = yield* reserve
  // The visits of other series come first on a day, and places that are taken meanwhile are planned around.
  for (let nr = 0; held.status === 'visits-changed' && nr < planTries; nr += 1) {
    yield* extendSeries()
    held = yield* reserve
  }
  if (held.status === 'visits-changed') return yield* refuse({ code: 'unavailable' })
  if (held.status === 'day-full') return yield* refuse({ code: 'day_full' })
  if (held.status === 'slot-closed') return yield* refuse({ code: 'slot_passed', reason: held.reason })
  if (held.status === 'cleaner-refused') {
    return yield* refuse({ code: 'cleaner_refused', message: held.message })
  }
  if (held.status === 'promo-rejected') {
    return yield* refuse({ code: 'promo_rejected', reason: held.reason, promo: priced.promo })
  }
  // Their places are the new booking's: what still comes of them is settled as money that comes too late.
  if (held.status === 'reserved') yield* Effect.forEach(own, closed, { discard: true })
  return { held, priced }
})

/**
 * Finds what the customer holds unpaid from an earlier try: it gives way to what is booked now. What was paid a moment before is settled and stays. One
 * of which the provider cannot be asked ends with its hold.
 */
const openOwnCheckouts = Effect.fn('openOwnCheckouts')(function* (
  caller: CheckoutCaller,
  exceptAttemptId: string | null,
) {
  const store = yield* BookingStore
  const gateway = yield* PaymentGateway
  const own = yield* store.ownCheckouts(caller, exceptAttemptId)
  return yield* Effect.filter(own, (checkout) =>
    Effect.flatMap(gateway.retrieve(checkout.sessionId ?? ''), ({ status }) =>
      status === 'open' ? Effect.succeed(true) : Effect.as(closed(checkout), false),
    ).pipe(
      Effect.catch((error) =>
        error.reason === 'not-found' ? Effect.as(closed(checkout), false) : stays(checkout, error),
      ),
    ),
  )
})

const closed = (checkout: PendingCheckout) =>
  closeCheckout(checkout).pipe(Effect.catch((error) => stays(checkout, error)))

const stays = (checkout: PendingCheckout, error: unknown) =>
  Effect.as(Effect.logWarning('A checkout stays open', checkout.bookingId, error), false)

/** The number of times that visits are planned again when others take their places. */
const planTries = 3

/** Returns what is asked for; the first of visits that repeat is priced as such. */
function requestOf(
  submission: CheckoutSubmission,
  { series }: Pick<CheckoutOrigin, 'series'>,
): BookingRequest {
  const request = requestFromPayload(submission)
  return series === undefined ? request : { ...request, frequency: series.every }
}

/** Returns the text that tells a repeated request from one on which the office has decided otherwise. */
function termsText({
  cleaner,
  agreed,
  series,
}: Pick<CheckoutOrigin, 'cleaner' | 'agreed' | 'series'>): string {
  const decided = [cleaner?.contractorId, cleaner?.overlapReason, agreed?.priceCents, agreed?.reason]
  const ofDesk = cleaner === undefined && agreed === undefined ? '' : ` ${JSON.stringify(decided)}`
  return series === undefined ? ofDesk : `${ofDesk} ${JSON.stringify(series)}`
}

/** Price first, then the clock: what has no price has no slot either. */
const judged = Effect.fn('judgeSubmission')(function* (
  submission: CheckoutSubmission,
  request: BookingRequest,
  agreed: AgreedPrice | undefined,
) {
  const { policy } = yield* Business
  const { rules } = yield* Availability.use(({ occupancy }) => occupancy(request.date, 1))
  const now = yield* Clock.currentTimeMillis
  const priceBook = yield* bookOf(submission.price_book_version, now)
  const priced: Priced = yield* priceRequest(request, priceBook, now, agreed)
  if (!wasShown(submission, request, priced.quote, priceBook)) {
    return yield* refuse({ code: 'price_changed', quote: priced.quote })
  }
  const { date, minute, service } = request
  const reason = slotProblem(withOfficeRules(policy, rules), date, minute, now, undefined, service)
  if (reason !== null) return yield* refuse({ code: 'slot_passed', reason })
  return { ...priced, priceBook }
})

/** The customer let the time run out: the old page is closed, and the same attempt starts over. */
function hasLapsed({ holdExpiresAt }: Attempt): Effect.Effect<boolean> {
  return Effect.map(Clock.currentTimeMillis, (now) => holdExpiresAt !== null && holdExpiresAt <= now)
}

/**
 * Whether an attempt that is still unpaid starts over, so that its place is held for as long again: in the last minutes of its hold, and where the day has
 * another place for it. The last one is kept to the end of the hold: others may wait for it.
 */
const canStartOver = Effect.fn('canStartOver')(function* (
  { holdExpiresAt }: Attempt,
  { date, minute, service }: BookingRequest,
) {
  const now = yield* Clock.currentTimeMillis
  if (holdExpiresAt === null || holdWords(holdExpiresAt, now).stage === 'held') return false
  const { policy } = yield* Business
  const { rules, ...places } = yield* Availability.use(({ occupancy }) => occupancy(date, 1))
  const { slots } = dayOn(withOfficeRules(policy, rules), { now, service, ...places }, date)
  return slots.some((slot) => slot.open && slot.minute === minute)
})

/** The page of an earlier request of the attempt, if that was for the same booking in everything. */
function samePage({ checkoutUrl, bookingId, fingerprint }: Attempt, asked: string) {
  return checkoutUrl === null || fingerprint !== asked
    ? refuse({ code: 'attempt_changed' })
    : Effect.succeed<CheckoutPage>({ url: checkoutUrl, bookingId })
}

function refuse(refusal: Refusal): Effect.Effect<never, CheckoutRefused> {
  return Effect.fail(new CheckoutRefused({ refusal }))
}
