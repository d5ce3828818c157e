import type { NoticeKind } from '@dustforce/office/notice'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { DeliveryReport } from './mail-reports.ts'

/** The e-mail that is meant: its kind and the booking, inquiry or application it is about. */
export interface EmailTarget {
  readonly kind: NoticeKind
  readonly ref: string
}

/** An e-mail to be queued. */
export interface NewEmail extends QueuedEmail {
  /** The time that it waits before its first try, at most a minute: until then what it tells can be taken back with it. */
  readonly holdSeconds?: number
}

export interface QueuedEmail extends EmailTarget {
  /** One address; null is the company's, as its settings name it when the e-mail is sent. */
  readonly recipient: string | null
  /** The data that the template needs, as JSON; decoded by `decodeEmailContent`. */
  readonly payload: unknown
}

/** A queued e-mail that is now the claimer's to send. */
export interface ClaimedEmail extends QueuedEmail {
  readonly id: string
  /** 1 for the first try. */
  readonly attempts: number
  /** The request that it was queued by; null when that is not known. */
  readonly requestId: string | null
}

/** E-mails that one claim gives to one sender, to be sent in one request. */
export interface EmailClaim {
  /** The request's idempotency key: a request that may have been carried out is claimed again whole, under the same key. */
  readonly key: string
  readonly emails: ReadonlyArray<ClaimedEmail>
}

export type EmailStatus = 'queued' | 'sending' | 'sent' | 'failed'

export type EmailOutcome =
  /** The provider's id is null when it took the e-mail in a request whose answer was lost. */
  | { readonly ok: true; readonly providerId: string | null }
  /**
   * `again`: the request may have been carried out, so it is repeated as it was, with back-off, up to fifty times.
   * `alone`: sent at once in a request of its own. `give-up`: the provider or the template will never take it.
   */
  | { readonly ok: false; readonly error: string; readonly next: 'again' | 'alone' | 'give-up' }
  /** Nothing is wrong with the e-mail: it waits, and the try does not count. */
  | { readonly ok: false; readonly error: string; readonly next: 'wait'; readonly pauseMs: number }

/** The outcome of the try of one e-mail. */
export interface EmailResult {
  readonly id: string
  readonly outcome: EmailOutcome
}

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
    /** Queues an e-mail; a once-only kind that its `ref` already has is left as it is. Returns its id. */
    readonly enqueue: (email: NewEmail) => Answer<string>
    /**
     * Takes up to `batch` due e-mails, oldest first, `only` narrowing them to one target; when the oldest was in a request
     * that may have been carried out, all of that request, whatever `batch` and `only` say. No two claims answer the same one,
     * until a claim that never finished is due again. Null when nothing is due.
     */
    readonly claim: (batch: number, only?: EmailTarget) => Answer<EmailClaim | null>
    /** Says how a try ended for each e-mail of a claim. */
    readonly finish: (results: ReadonlyArray<EmailResult>) => Answer<void>
    /** Keeps what the provider reported; false for an e-mail that it has not, or has sent again since. */
    readonly report: (report: DeliveryReport) => Answer<boolean>
    /** The last e-mail of a kind that somebody got or is to get; null while there was none. */
    readonly latest: (kind: NoticeKind) => Answer<QueuedEmail | null>
    /** Where the e-mails of one target stand, oldest first. */
    readonly statuses: (target: EmailTarget) => Answer<ReadonlyArray<EmailStatus>>
  }
>()('@dustforce/workflows/EmailOutbox') {}
