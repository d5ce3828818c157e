import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { BookingStore } from '../checkout/booking-store.ts'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { readJson, refusedBodyAnswer } from '../http/read-body.ts'
import { requireAdmin, strangerAnswers } from '../http/require-admin.ts'
import { followUp } from '../jobs/jobs.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import type { AdminAccess } from '../team/admin-access.ts'
import { cancelCheckout } from './cancel-checkout.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import type { Defer } from './stripe-webhook-handler.ts'

const maxBytes = 4096

const decodeRequest = bodyDecoder(
  Schema.Struct({ bookingId: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100)) }),
)

/**
 * `functions/v1/cancel-checkout`: cancels a booking that its customer may still pay for and closes the checkout page, for
 * administrators. Answers `{status: 'canceled' | 'refunded'}`, or 409 when no checkout is open. A refund that follows is handed to
 * `defer`; if it gets lost, the jobs do it.
 */
export function cancelCheckoutHandler(
  runtime: Runtime<AdminAccess | BookingStore | SendingPorts | PaymentGateway>,
  defer: Defer = () => {},
): Handler {
  return postHandler(
    runtime,
    Effect.fn('cancel-checkout')(
      function* (request) {
        const admin = yield* requireAdmin(request)
        const { bookingId } = yield* decodeRequest(yield* readJson(request, maxBytes))
        const status = yield* cancelCheckout(bookingId, admin.email)
        if (status === 'not-open') return jsonResponse(409, { error: notOpen })
        if (status === 'refunded') defer(runtime.runPromise(followUp()))
        return jsonResponse(200, { status })
      },
      Effect.catchTags({
        BodyRefused: refusedBodyAnswer,
        ...strangerAnswers(tryAgain),
        BookingStoreError: logged('A checkout could not be canceled', tryAgain),
      }),
    ),
    tryAgain,
  )
}

const notOpen = 'This booking no longer has an open checkout. Please check its latest details and try again.'

function tryAgain(): Response {
  return jsonResponse(503, { error: 'The booking could not be canceled. Please try again.' })
}
