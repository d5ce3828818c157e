import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A finished message. The sender's own address belongs to the adapter. */
export interface OutgoingEmail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** One address. */
  readonly replyTo: string
  /** The same key is delivered once, however often it is sent. */
  readonly idempotencyKey: string
}

/** The one error of the mail provider. `refused`: it will never take this message. */
export class MailerError extends Schema.TaggedError<MailerError>()('MailerError', {
  reason: Schema.Literals(['unavailable', 'rate-limited', 'refused']),
  message: Schema.String,
}) {}

/** Sends e-mail. */
export class Mailer extends Context.Service<
  Mailer,
  {
    readonly send: (email: OutgoingEmail) => Effect.Effect<{ readonly providerId: string }, MailerError>
  }
>()('@dustforce/ports/Mailer') {}
