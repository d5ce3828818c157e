import type { Business } from '@dustforce/office/company'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { EmailContent } from './email-content.ts'

export interface RenderedEmail {
  /** One line. */
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The address at which a mail program ends such letters with one request; left out of necessary ones. */
  readonly unsubscribeUrl?: string
}

/** The secret parts of the links that a letter carries; what is missing is left out. */
export interface LetterLinks {
  /** The token of the customer's page of the booking. */
  readonly manage?: string
  /** The token of the calendar that follows it. */
  readonly feed?: string
  /** The token of the job that the letter's cleaner has. */
  readonly job?: string
  /** The token that ends such letters. */
  readonly unsubscribe?: string
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
    /** Renders an e-mail of the company. The same arguments give the same bytes. */
    readonly render: (
      content: EmailContent,
      business: Business,
      links?: LetterLinks,
    ) => Effect.Effect<RenderedEmail, EmailRendererError>
  }
>()('@dustforce/workflows/EmailRenderer') {}
