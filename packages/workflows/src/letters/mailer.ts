import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A finished message. The sender's own address belongs to the adapter. */
export interface OutgoingEmail {
  /** The outbox's id, by which the provider's later reports name the message. */
  readonly id: string
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** One address. */
  readonly replyTo: string
  /** The address at which the recipient's mail program ends such letters with one request (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Messages that go to the provider together. */
export interface MailRequest {
  /** A request with the same key and the same messages is carried out once, however often it is sent. */
  readonly key: string
  /** At most 100. */
  readonly emails: ReadonlyArray<OutgoingEmail>
}

/** The outcome of one message of a request. */
export type MailAnswer =
  | { readonly taken: true; readonly providerId: string }
  /** The provider will never take this message, whatever happens. */
  | { readonly taken: false; readonly refusal: string }

/**
 * The one error of the mail provider; no message of the request is known to be taken.
 *
 * - `unavailable`: no readable answer, so the request may have been carried out
 * - `rate-limited`: too many requests; `retryAfterMs` says when to ask again
 * - `misconfigured`: the account is at fault (key, domain, sender), not a message
 * - `refused`: the provider will never take this request
 * - `key-used`: an earlier form of this request was carried out under its key
 */
export class MailerError extends Schema.TaggedError<MailerError>()('MailerError', {
  reason: Schema.Literals(['unavailable', 'rate-limited', 'misconfigured', 'refused', 'key-used']),
  message: Schema.String,
  /** Milliseconds, when the provider says them. */
  retryAfterMs: Schema.optionalKey(Schema.Finite),
}) {}

/** Sends e-mail. */
export class Mailer extends Context.Service<
  Mailer,
  {
    /** Answers for each message of the request, in its order. */
    readonly send: (request: MailRequest) => Effect.Effect<ReadonlyArray<MailAnswer>, MailerError>
  }
>()('@dustforce/workflows/Mailer') {}
