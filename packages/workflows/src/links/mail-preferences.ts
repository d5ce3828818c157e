import type { NoticeChoices } from '@dustforce/office/notice'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import type { BookingLinksError } from './booking-links.ts'

/** A link at the end of a letter that somebody shows. */
export interface ShownChoiceLink {
  /** SHA-256 of its token, in hexadecimal digits. */
  readonly hash: string
  /** The address that the request came from. */
  readonly visitor: string
}

/** The answer to such a link. */
export type OpenedChoices =
  | { readonly status: 'found'; readonly email: string; readonly choices: NoticeChoices }
  | { readonly status: 'missing' | 'rate-limited' }

/** The letters that mailboxes want besides the necessary ones. The outbox reads the choices when a letter is sent. */
export class MailPreferences extends Context.Service<
  MailPreferences,
  {
    /** The choices of the mailbox that a link was sent to; with `chosen` they are that from now on, for all of its bookings. */
    readonly byLink: (
      link: ShownChoiceLink,
      chosen?: NoticeChoices,
    ) => Effect.Effect<OpenedChoices, BookingLinksError>
  }
>()('@dustforce/workflows/MailPreferences') {}
