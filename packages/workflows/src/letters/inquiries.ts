import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A contact message as the visitor sends it. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string | null
  readonly message: string
}

export interface Inquiry extends ContactMessage {
  readonly id: string
}

/** The one error of the inquiries. `refused`: the message breaks a rule, which `message` names. */
export class InquiriesError extends Schema.TaggedError<InquiriesError>()('InquiriesError', {
  reason: Schema.Literals(['unavailable', 'rate-limited', 'refused']),
  message: Schema.String,
}) {}

/** Contact messages. */
export class Inquiries extends Context.Service<
  Inquiries,
  {
    /** Validates, stores and queues both e-mails at once. Answers the new id. */
    readonly submit: (message: ContactMessage) => Effect.Effect<string, InquiriesError>
    /** For the company's own use; null when there is none. */
    readonly find: (id: string) => Effect.Effect<Inquiry | null, InquiriesError>
  }
>()('@dustforce/workflows/Inquiries') {}
