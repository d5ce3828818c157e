import * as Effect from 'effect/Effect'
import { flushOutbox } from './email/send-queued-emails.ts'
import { eraseExpired } from './erase-expired.ts'
import { giveRefunds } from './payment/give-refunds.ts'
import { reconcilePayments } from './payment/reconcile-payments.ts'

/**
 * One run of the jobs: lost webhooks, due refunds, waiting e-mails, expired customer data. Each part runs even when
 * another fails; failures are logged.
 */
export const runJobs = Effect.fn('runJobs')(function* () {
  yield* logged('Reconciling', reconcilePayments())
  yield* followUp()
  yield* logged('Erasing expired data', eraseExpired())
})

/** What a settled payment leaves to do, at once and outside its transaction. */
export const followUp = Effect.fn('followUp')(function* () {
  yield* logged('Refunding', giveRefunds())
  yield* logged('Sending e-mail', flushOutbox())
})

function logged<A, E, R>(name: string, job: Effect.Effect<A, E, R>): Effect.Effect<void, never, R> {
  return job.pipe(
    Effect.asVoid,
    Effect.catchCause((cause) => Effect.logError(`${name} failed`, cause)),
  )
}
