import { paymentLines, type Quote } from '@dustforce/core/quote'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { PaymentGateway, PaymentGatewayError } from '../payments/payment-gateway.ts'
import { BookingStore, type Held } from './booking-store.ts'
import { graceMinutes } from './business.ts'

/** A place that is kept until an instant. */
interface HeldUntil extends Pick<Held, 'bookingId' | 'paymentId' | 'status' | 'now'> {
  readonly holdExpiresAt: number
}

/** The data that a session is opened with, besides the held place. */
export interface Checkout {
  readonly quote: Quote
  readonly email: string
  /** The site the customer comes back to, without a slash at the end. */
  readonly siteUrl: string
  /** The card is kept for visits to come. */
  readonly keepCard?: boolean
}

const minuteMs = 60_000

/**
 * When the session ends: before the hold, by our clock instead of the store's, since the provider refuses an end that is too near or too far. The
 * difference is taken in whole minutes, so that a second request asks for the same end.
 */
export function sessionEnd(holdExpiresAt: number, storeNow: number, now: number): number {
  const aheadMinutes = Math.round((now - storeNow) / minuteMs)
  return Math.floor(holdExpiresAt / 1000 + (aheadMinutes - graceMinutes) * 60) * 1000
}

const slowProvider = new PaymentGatewayError({
  reason: 'unavailable',
  message: 'The provider did not answer in time',
})

/**
 * Opens the checkout page of a held place and remembers it. The payment's id is the idempotency key and everything asked
 * follows from the stored booking, so that a second request opens the same page.
 */
export const openCheckout = Effect.fn('openCheckout')(function* (
  held: HeldUntil,
  { quote, email, siteUrl, keepCard = false }: Checkout,
) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  const now = yield* Clock.currentTimeMillis
  const session = yield* gateway
    .openSession({
      bookingId: held.bookingId,
      paymentId: held.paymentId,
      lines: paymentLines(quote),
      currency: quote.currency.toLowerCase(),
      customerEmail: email,
      expiresAt: sessionEnd(held.holdExpiresAt, held.now, now),
      successUrl: `${siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${siteUrl}/payment-cancelled`,
      ...(keepCard && { keepCard }),
    })
    .pipe(
      Effect.timeoutOrElse({ duration: '20 seconds', orElse: () => Effect.fail(slowProvider) }),
      Effect.tapError((error) => (mayBeFreed(held, error) ? freed(held.bookingId) : Effect.void)),
    )
  yield* store.attachCheckout(held.bookingId, session)
  return session.url
})

/** A place of an earlier request may have its page by now, unless the provider says that there will never be one. */
function mayBeFreed(held: HeldUntil, error: PaymentGatewayError): boolean {
  return held.status === 'reserved' || error.reason !== 'unavailable'
}

/** Gives the place back; if that fails too, the hold ends by itself. */
const freed = Effect.fn('freePlace')(function* (bookingId: string) {
  const store = yield* BookingStore
  yield* store
    .release(bookingId)
    .pipe(
      Effect.catch((error) => Effect.logWarning('A place stays held until its hold ends', bookingId, error)),
    )
})
