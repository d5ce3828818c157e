import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A contact message as it was stored. */
export interface Inquiry {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string | null
  readonly message: string
}

/** The one error of the inquiries. */
export class InquiriesError extends Schema.TaggedError<InquiriesError>()('InquiriesError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** Contact messages. The site stores them in the database itself. */
export class Inquiries extends Context.Service<
  Inquiries,
  {
    /** For the company's own use; null when there is none. */
    readonly find: (id: string) => Effect.Effect<Inquiry | null, InquiriesError>
  }
>()('@dustforce/workflows/Inquiries') {}
