import * as Effect from 'effect/Effect'
import { BookingStore } from '../checkout/booking-store.ts'
import { PaymentGateway, type SessionState } from './payment-gateway.ts'

interface OpenSession {
  readonly bookingId: string
  readonly sessionId: string
  /** The payment that it was opened for, where it is not the booking's first. */
  readonly paymentId?: string
}

/**
 * Ends a page on which something is paid, and settles what the provider says became of it. Returns what was settled; null when the provider has nothing to
 * say, or not yet, and 'unknown' when it knows no such page.
 */
export const closeSession = Effect.fn('closeSession')(function* (opened: OpenSession) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  const { sessionId } = opened
  const session = yield* gateway.retrieve(sessionId).pipe(
    // No payment is possible from now on; the response says whether one was made a moment before.
    Effect.flatMap((found) => (found.status === 'open' ? gateway.expire(sessionId) : Effect.succeed(found))),
    Effect.catchIf(
      (error) => error.reason === 'not-found',
      () => Effect.succeed(null),
    ),
  )
  if (session === null) return 'unknown' as const
  const type = eventTypeOf(session)
  if (type === null) return null
  const { paid, paymentIntent, amountTotalCents, currency } = session
  const id = `reconcile:${type}:${sessionId}`
  return yield* store.settle({
    ...opened,
    ...{ id, type, paymentIntent, paid, amountTotalCents, currency, reversalId: null },
  })
})

/** A complete session without its money waits for the bank; the provider will say. */
function eventTypeOf({ status, paid }: SessionState): 'completed' | 'expired' | null {
  if (status === 'complete') return paid ? 'completed' : null
  return status === 'expired' ? 'expired' : null
}
