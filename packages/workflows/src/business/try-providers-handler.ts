import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { bodyDecoder } from '../http/decode-body.ts'
import { type Handler, jsonResponse, logged, postHandler, type Runtime } from '../http/handler.ts'
import { readJson } from '../http/read-body.ts'
import { requireAdmin, strangerAnswers } from '../http/require-admin.ts'
import { sendAdminEmail } from '../letters/admin-email.ts'
import type { SendingPorts } from '../letters/send-queued-emails.ts'
import { PaymentGateway } from '../payments/payment-gateway.ts'
import type { AdminAccess } from '../team/admin-access.ts'

const maxBytes = 1024

const decodeRequest = bodyDecoder(Schema.Struct({ provider: Schema.Literals(['payments', 'mail']) }))

/**
 * `functions/v1/try-providers`, for administrators: `{provider: 'payments'}` asks the payment provider whether it takes the keys, and returns `{works, isLive,
 * tellsEverything}`, or `{works: false, problem}` in its words; `{provider: 'mail'}` sends a letter to the administrator's own address and returns
 * `{works}`.
 */
export function tryProvidersHandler(runtime: Runtime<AdminAccess | PaymentGateway | SendingPorts>): Handler {
  return postHandler(
    runtime,
    Effect.fn('try-providers')(
      function* (request) {
        const admin = yield* requireAdmin(request)
        const { provider } = yield* decodeRequest(yield* readJson(request, maxBytes))
        return jsonResponse(200, provider === 'payments' ? yield* tryPayments : yield* tryMail(admin.email))
      },
      Effect.catchTags({
        BodyRefused: ({ status, issues }) =>
          Effect.succeed(jsonResponse(status, { error: 'This is not right.', code: 'invalid', issues })),
        ...strangerAnswers(unavailable),
        EmailOutboxError: logged('A trial e-mail could not be queued', unavailable),
      }),
    ),
    unavailable,
  )
}

const tryPayments = PaymentGateway.use((gateway) => gateway.checkKeys).pipe(
  Effect.map((check) => ({ works: true, ...check })),
  Effect.catch(({ message }) => Effect.succeed({ works: false, problem: message })),
)

const tryMail = Effect.fn('tryMail')(function* (recipient: string) {
  const content = { kind: 'trial-letter', facts: {} } as const
  return { works: yield* sendAdminEmail({ recipient, ref: recipient, content }, false) }
})

function unavailable(): Response {
  return jsonResponse(503, { error: 'This could not be tried. Please try again.', code: 'unavailable' })
}
