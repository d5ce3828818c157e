import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BookingStore, type PendingCheckout } from '../checkout/booking-store.ts'
import { PaymentGateway, type SessionState } from './payment-gateway.ts'

/**
 * Asks the payment provider about every unpaid booking whose hold has ended, and settles what it says: webhooks may be
 * lost. A second run finds nothing to do. Returns how many bookings were checked.
 */
export const reconcilePayments = Effect.fn('reconcilePayments')(function* () {
  const store = yield* BookingStore
  const pending = yield* store.pendingCheckouts(yield* Clock.currentTimeMillis)
  yield* Effect.forEach(pending, (checkout) =>
    closeCheckout(checkout).pipe(
      Effect.catch((error) =>
        Effect.logError('A payment could not be reconciled', checkout.bookingId, error),
      ),
    ),
  )
  return pending.length
})

/**
 * Ends an unpaid checkout: its page is closed, and its booking moved to what the provider says became of the payment. Returns what
 * was settled; null when the provider has nothing to say, or not yet.
 */
export const closeCheckout = Effect.fn('closeCheckout')(function* ({
  bookingId,
  sessionId,
}: PendingCheckout) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  // The request died before the customer was given a page.
  if (sessionId === null) return yield* released(bookingId)

  const session = yield* gateway.retrieve(sessionId).pipe(
    // No payment is possible from now on; the response says whether one was made a moment before.
    Effect.flatMap((found) => (found.status === 'open' ? gateway.expire(sessionId) : Effect.succeed(found))),
    Effect.catchIf(
      (error) => error.reason === 'not-found',
      () => Effect.succeed(null),
    ),
  )
  if (session === null) return yield* released(bookingId)
  const type = eventTypeOf(session)
  if (type === null) return null
  const { paid, paymentIntent, amountTotalCents, currency } = session
  const id = `reconcile:${type}:${sessionId}`
  return yield* store.settle({
    id,
    type,
    sessionId,
    paymentIntent,
    paid,
    amountTotalCents,
    currency,
    bookingId,
    reversalId: null,
  })
})

const released = Effect.fn('releaseCheckout')(function* (bookingId: string) {
  const store = yield* BookingStore
  yield* store.release(bookingId)
  return null
})

/** A complete session without its money waits for the bank; the provider will say. */
function eventTypeOf({ status, paid }: SessionState): 'completed' | 'expired' | null {
  if (status === 'complete') return paid ? 'completed' : null
  return status === 'expired' ? 'expired' : null
}
