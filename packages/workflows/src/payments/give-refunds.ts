import * as Effect from 'effect/Effect'
import { BookingStore, type RefundDue } from '../checkout/booking-store.ts'
import { PaymentGateway, PaymentGatewayError } from './payment-gateway.ts'

const minuteMs = 60_000
const longestPauseMs = 6 * 60 * minuteMs

/**
 * Makes every refund that is due; returns how many were. The refund's key is the idempotency key, so that trying again never pays twice. A refund that the provider will never make is recorded as refused and not tried again; one without a clear answer is tried
 * later.
 */
export const giveRefunds = Effect.fn('giveRefunds')(function* () {
  const store = yield* BookingStore
  const due = yield* store.refundsDue
  const given = yield* Effect.forEach(due, (refund) =>
    giveRefund(refund).pipe(
      Effect.as(true),
      Effect.catch((error) => Effect.as(notGiven(refund, error), false)),
      Effect.catch((error) =>
        Effect.as(Effect.logError('A refund could not be recorded', refund.key, error), false),
      ),
    ),
  )
  return given.filter(Boolean).length
})

/** Milliseconds until a refund is tried again that was tried this many times before: a minute, doubling, at most six hours. */
export function refundPauseMs(attempts: number): number {
  return Math.min(longestPauseMs, minuteMs * 2 ** attempts)
}

const giveRefund = Effect.fn('giveRefund')(function* (refund: RefundDue) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  const { key, asked, bookingId, sessionId, amountCents } = refund
  if (amountCents === 0) return yield* store.finishRefund(key, null)
  let { paymentIntent } = refund
  if (paymentIntent === null && sessionId !== null) {
    ;({ paymentIntent } = yield* gateway.retrieve(sessionId))
  }
  if (paymentIntent === null) return yield* noPayment
  const made = yield* gateway.refund({ key, asked, bookingId, paymentIntent, amountCents })
  yield* store.finishRefund(key, { ...made, paymentIntent })
})

const noPayment = new PaymentGatewayError({
  reason: 'not-found',
  message: 'There is no payment to refund.',
})

const notGiven = Effect.fn('refundNotGiven')(function* (
  { key, attempts }: RefundDue,
  error: { readonly reason: string; readonly message: string },
) {
  const store = yield* BookingStore
  if (error instanceof PaymentGatewayError && (error.reason === 'refused' || error.reason === 'not-found')) {
    yield* Effect.logError('A refund was refused', key, error)
    return yield* store.refuseRefund(key, error.message)
  }
  yield* Effect.logWarning('A refund is tried again later', key, error)
  yield* store.postponeRefund(key, refundPauseMs(attempts))
})
