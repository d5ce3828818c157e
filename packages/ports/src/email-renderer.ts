import type { CompanyContact } from '@dustforce/core/company'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { EmailContent } from './email-content.ts'

export interface RenderedEmail {
  /** One line. */
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** The one error of the renderer. */
export class EmailRendererError extends Schema.TaggedError<EmailRendererError>()('EmailRendererError', {
  reason: Schema.Literals(['template']),
  message: Schema.String,
}) {}

/** Turns what an e-mail says into how it looks. */
export class EmailRenderer extends Context.Service<
  EmailRenderer,
  {
    /** Renders an e-mail that names the contact as how to reach the company. */
    readonly render: (
      content: EmailContent,
      contact: CompanyContact,
    ) => Effect.Effect<RenderedEmail, EmailRendererError>
  }
>()('@dustforce/ports/EmailRenderer') {}
