import * as Effect from 'effect/Effect'
import { BookingStore } from '../checkout/booking-store.ts'
import { PaymentGateway } from './payment-gateway.ts'

/**
 * Takes a webhook of the payment provider: verified on the raw body, then recorded and acted on in one transaction.
 * Returns null for an event that means nothing here.
 */
export const settlePayment = Effect.fn('settlePayment')(function* (
  rawBody: string,
  signature: string | null,
) {
  const gateway = yield* PaymentGateway
  const store = yield* BookingStore
  const event = yield* gateway.verifyWebhook(rawBody, signature)
  if (event === null) return null
  const settlement = yield* store.settle(event)
  yield* Effect.logInfo('Payment event', event.id, event.type, settlement)
  return settlement
})
