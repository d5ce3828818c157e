import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BookingStore, type PendingCheckout } from '../checkout/booking-store.ts'
import { closeSession } from './close-session.ts'

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
  // The request died before the customer was given a page.
  if (sessionId === null) return yield* released(bookingId)

  const closed = yield* closeSession({ bookingId, sessionId })
  return closed === 'unknown' ? yield* released(bookingId) : closed
})

const released = Effect.fn('releaseCheckout')(function* (bookingId: string) {
  const store = yield* BookingStore
  yield* store.release(bookingId)
  return null
})
