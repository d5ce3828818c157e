import * as Effect from 'effect/Effect'
import { type Handler, jsonResponse, postHandler, type Runtime } from '../http/handler.ts'
import { readText, refusedBodyAnswer } from '../http/read-body.ts'
import { EmailOutbox } from './email-outbox.ts'
import { MailReports } from './mail-reports.ts'

const maxBytes = 64 * 1024

/**
 * `functions/v1/resend-webhook`: keeps what the mail provider reports of an e-mail it took. 200 once that is stored, also for events that
 * concern no e-mail of ours; 400 for what the provider did not sign or what cannot be read; 503 for what cannot be stored now.
 */
export function resendWebhookHandler(runtime: Runtime<EmailOutbox | MailReports>): Handler {
  return postHandler(
    runtime,
    Effect.fn('resend-webhook')(
      function* (request) {
        const body = yield* readText(request, maxBytes)
        const report = yield* MailReports.use((reports) => reports.read(body, request.headers))
        if (report !== null) {
          const isKnown = yield* EmailOutbox.use((outbox) => outbox.report(report))
          if (!isKnown) yield* Effect.logInfo('A report is about no e-mail here', report.id)
        }
        return jsonResponse(200, { received: true })
      },
      Effect.catchTags({
        BodyRefused: refusedBodyAnswer,
        MailReportError: ({ reason, message }) =>
          reason === 'bad-signature'
            ? Effect.succeed(jsonResponse(400, { error: 'Invalid signature' }))
            : Effect.as(
                Effect.logError('A webhook of the mail provider could not be read', message),
                jsonResponse(400, { error: 'Invalid event' }),
              ),
        // Resend would repeat a report whose value the database refuses without end.
        EmailOutboxError: (error) =>
          error.reason === 'refused'
            ? Effect.as(
                Effect.logError('A report was refused', error),
                jsonResponse(400, { error: 'Invalid event' }),
              )
            : Effect.as(Effect.logError('A report could not be stored', error), tryAgain()),
      }),
    ),
    tryAgain,
  )
}

function tryAgain(): Response {
  return jsonResponse(503, { error: 'Please deliver again' }, { 'retry-after': '30' })
}
