import * as Effect from 'effect/Effect'
import { closeCheckout } from '../payments/reconcile-payments.ts'
import { BookingChanges, type ChangeableBooking } from './booking-changes.ts'
import { orUnavailable } from './changeable.ts'

/** Takes back the change that waits: its page is closed, and who has paid meanwhile gets the money back. True when one waited. */
export const withdrawChange = Effect.fn('withdrawChange')(function* (bookingId: string) {
  const changes = yield* BookingChanges
  const open = yield* changes.withdrawChange(bookingId)
  if (open === null) return false
  if (open.sessionId !== null) {
    yield* closeCheckout(open).pipe(
      Effect.catch((error) => Effect.logWarning('The checkout of a change stays open', bookingId, error)),
    )
  }
  return true
})

/**
 * The version that an act is decided on: what waits for its payment is taken back by another act, which is one write of the booking. Who pays in this
 * very moment has written more, and the act is refused.
 */
export const versionOf = Effect.fn('versionOf')(function* ({
  record,
  version,
  openChange,
}: ChangeableBooking) {
  if (openChange === null) return version
  yield* withdrawChange(record.id)
  return version + 1
})

/** The same for one who asks for it. */
export const cancelPendingChange = Effect.fn('cancelPendingChange')(function* (bookingId: string) {
  return yield* withdrawChange(bookingId)
}, orUnavailable)
