import * as Effect from 'effect/Effect'
import { type Mailer, MailerError, type OutgoingEmail } from '../mailer.ts'

/** A mail provider in memory. */
export class MemoryMailer {
  /** What was delivered, once per idempotency key. */
  readonly sent: OutgoingEmail[] = []
  /** While set, every message meets this; 'lost-answer' delivers it and says it is unavailable. */
  fault: MailerError['reason'] | 'lost-answer' | null = null

  readonly service: Mailer['Service'] = {
    send: (email) =>
      Effect.suspend((): Effect.Effect<{ readonly providerId: string }, MailerError> => {
        const { fault } = this
        if (fault === null || fault === 'lost-answer') this.#deliver(email)
        if (fault === null) return Effect.succeed({ providerId: `mail-${email.idempotencyKey}` })
        const reason = fault === 'lost-answer' ? 'unavailable' : fault
        return Effect.fail(new MailerError({ reason, message: 'As told' }))
      }),
  }

  #deliver(email: OutgoingEmail): void {
    if (!this.sent.some((other) => other.idempotencyKey === email.idempotencyKey)) this.sent.push(email)
  }
}
