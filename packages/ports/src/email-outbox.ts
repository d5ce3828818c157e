import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { EmailKind } from './email-kind.ts'

/** Which e-mail: its kind and the booking, inquiry or application it is about. */
export interface EmailTarget {
  readonly kind: EmailKind
  readonly ref: string
}

export interface QueuedEmail extends EmailTarget {
  /** One address; null is the company's, as its settings name it when the e-mail is sent. */
  readonly recipient: string | null
  /** What the template needs, as JSON; decoded by `decodeEmailContent`. */
  readonly payload: unknown
}

/** A queued e-mail that is now the claimer's to send. */
export interface ClaimedEmail extends QueuedEmail {
  readonly id: string
  /** 1 for the first try. */
  readonly attempts: number
}

export type EmailStatus = 'queued' | 'sending' | 'sent' | 'failed'

export type EmailOutcome =
  | { readonly ok: true; readonly providerId: string }
  /** `retry` false gives up at once: the provider or the template will never take it. */
  | { readonly ok: false; readonly error: string; readonly retry: boolean }

/** The one error of the outbox. */
export class EmailOutboxError extends Schema.TaggedError<EmailOutboxError>()('EmailOutboxError', {
  reason: Schema.Literals(['unavailable', 'refused']),
  message: Schema.String,
}) {}

type Answer<A> = Effect.Effect<A, EmailOutboxError>

/** E-mails waiting to be sent. Most are queued by the transaction that causes them, not by `enqueue`. */
export class EmailOutbox extends Context.Service<
  EmailOutbox,
  {
    /** Queues an e-mail; a once-only kind that its `ref` already has is left as it is. Answers its id. */
    readonly enqueue: (email: QueuedEmail) => Answer<string>
    /**
     * Takes up to `batch` due e-mails, oldest first, `only` narrowing them to one target. No two claims answer the same
     * one, until a claim that never finished is due again.
     */
    readonly claim: (batch: number, only?: EmailTarget) => Answer<ReadonlyArray<ClaimedEmail>>
    /** Says how the try ended: sent, to be tried again later with back-off, or failed for good. */
    readonly finish: (id: string, outcome: EmailOutcome) => Answer<void>
    /** Where the e-mails of one target stand, oldest first. */
    readonly statuses: (target: EmailTarget) => Answer<ReadonlyArray<EmailStatus>>
  }
>()('@dustforce/ports/EmailOutbox') {}
