import { BookingStore, PaymentGateway, type RefundDue } from '@dustforce/ports'
import * as Effect from 'effect/Effect'

/**
 * Gives every payment back that is due; returns how many were. A refund that fails is logged and stays due: its key is the
 * idempotency key, so that trying again never pays twice.
 */
export const giveRefunds = Effect.fn('giveRefunds')(function* () {
  const store = yield* BookingStore
  const due = yield* store.refundsDue
  const given = yield* Effect.forEach(due, (refund) =>
    giveRefund(refund).pipe(
      Effect.catch((error) => Effect.as(Effect.logError('A refund failed', refund.key, error), false)),
    ),
  )
  return given.filter(Boolean).length
})

/** False when there is no payment to give back. */
const giveRefund = Effect.fn('giveRefund')(function* (refund: RefundDue) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  const { key, bookingId, sessionId, amountCents } = refund
  if (amountCents > 0) {
    let { paymentIntent } = refund
    if (paymentIntent === null && sessionId !== null) {
      ;({ paymentIntent } = yield* gateway.retrieve(sessionId))
    }
    if (paymentIntent === null) {
      yield* Effect.logError('A refund is due without a payment', key)
      return false
    }
    yield* gateway.refund({ key, bookingId, paymentIntent, amountCents })
  }
  yield* store.finishRefund(key)
  return true
})
