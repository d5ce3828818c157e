import * as Effect from 'effect/Effect'
import type { BookingStore } from '../checkout/booking-store.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { readText, refusedBodyAnswer } from '../http/read-body.ts'
import { followUp } from '../jobs/jobs.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { settlePayment } from './settle-payment.ts'

const maxBytes = 1024 * 1024

/** Takes over work that the answer does not wait for; on Deno Deploy, `EdgeRuntime.waitUntil`. */
export type Defer = (work: Promise<void>) => void

/**
 * `functions/v1/stripe-webhook`: 200 only after the event's transaction, 400 for what the provider did not sign or what holds no readable event,
 * 503 for what cannot be stored now. The provider delivers again after either; only for 503 that can help. E-mails and refunds that follow are handed to `defer`; if they get lost, the jobs do them.
 */
export function stripeWebhookHandler(
  runtime: Runtime<BookingStore | PaymentGateway | SendingPorts>,
  defer: Defer = () => {},
): Handler {
  return postHandler(
    runtime,
    Effect.fn('stripe-webhook')(
      function* (request) {
        const body = yield* readText(request, maxBytes)
        const settlement = yield* settlePayment(body, request.headers.get('stripe-signature'))
        if (settlement !== null) defer(runtime.runPromise(followUp()))
        return jsonResponse(200, { received: true })
      },
      Effect.catchTags({
        BodyRefused: refusedBodyAnswer,
        PaymentGatewayError: (error) =>
          error.reason === 'bad-signature'
            ? Effect.succeed(jsonResponse(400, { error: 'Invalid signature' }))
            : error.reason === 'unreadable'
              ? logged('A webhook holds no event', () => jsonResponse(400, { error: 'Invalid event' }))(error)
              : logged('A webhook could not be read', tryAgain)(error),
        BookingStoreError: logged('A webhook could not be settled', tryAgain),
      }),
    ),
    tryAgain,
  )
}

function tryAgain(): Response {
  return jsonResponse(503, { error: 'Please deliver again' }, { 'retry-after': '30' })
}
