import { BookingStore, PaymentGateway, type RefundDue } from '@dustforce/ports'
import * as Effect from 'effect/Effect'

/**
 * Gives every payment back that is due; answers how many were. A refund that fails is logged and stays due: the
 * booking's id is the idempotency key, so that trying again never pays twice.
 */
export const giveRefunds = Effect.fn('giveRefunds')(function* () {
  const store = yield* BookingStore
  const due = yield* store.refundsDue
  const given = yield* Effect.forEach(due, (refund) =>
    giveRefund(refund).pipe(
      Effect.as(1),
      Effect.catch((error) => Effect.as(Effect.logError('A refund failed', refund.bookingId, error), 0)),
    ),
  )
  return given.reduce((sum, one) => sum + one, 0)
})

const giveRefund = Effect.fn('giveRefund')(function* (refund: RefundDue) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  const { bookingId, sessionId, amountCents } = refund
  if (amountCents > 0) {
    let { paymentIntent } = refund
    if (paymentIntent === null && sessionId !== null) {
      ;({ paymentIntent } = yield* gateway.retrieve(sessionId))
    }
    if (paymentIntent === null) return yield* Effect.logError('A refund is due without a payment', bookingId)
    yield* gateway.refund({ bookingId, paymentIntent, amountCents })
  }
  return yield* store.finishRefund(bookingId)
})
