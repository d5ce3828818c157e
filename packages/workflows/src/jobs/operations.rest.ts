import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type Operations, OperationsError } from './operations.ts'

const Instant = Schema.NullOr(Schema.Number)
const Answer = Schema.Struct({
  oldest_waiting_email: Instant,
  waiting_emails: Schema.Number,
  failed_emails: Schema.Number,
  oldest_due_refund: Instant,
  refunds_due: Schema.Number,
  last_webhook: Instant,
  last_run: Instant,
  failed_parts: Schema.Array(Schema.String),
})

/** What the project knows of its own work. */
export function operations({ call }: Database): Operations['Service'] {
  const unavailable = ({ message }: { readonly message: string }) =>
    new OperationsError({ reason: 'unavailable', message })
  return {
    backlog: call('backlog', {}, Answer).pipe(
      Effect.map((answer) => ({
        oldestWaitingEmail: answer.oldest_waiting_email,
        waitingEmails: answer.waiting_emails,
        failedEmails: answer.failed_emails,
        oldestDueRefund: answer.oldest_due_refund,
        refundsDue: answer.refunds_due,
        lastWebhook: answer.last_webhook,
        lastRun: answer.last_run,
        failedParts: answer.failed_parts,
      })),
      Effect.mapError(unavailable),
    ),
    keepFigures: (days) =>
      call('keep_figures', { batch: days }, Schema.Number).pipe(Effect.mapError(unavailable)),
    recordRun: (failed) =>
      call('record_run', { failed }, Schema.Boolean).pipe(Effect.asVoid, Effect.mapError(unavailable)),
  }
}
