import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { BookingLinksError } from './booking-links.ts'
import type { MailPreferences, OpenedChoices } from './mail-preferences.ts'

const Answer = Schema.Union([
  Schema.Struct({
    status: Schema.Literal('found'),
    email: Schema.String,
    reminders: Schema.Boolean,
    thanks: Schema.Boolean,
  }),
  Schema.Struct({ status: Schema.Literals(['missing', 'rate_limited']) }),
])

/** Returns the calls for what a project's mailboxes want. */
export function mailPreferences({ call }: Database): MailPreferences['Service'] {
  return {
    byLink: (link, chosen) =>
      call('mail_choices_by_link', { ...link, chosen: chosen ?? null }, Answer).pipe(
        Effect.map((answer): OpenedChoices => {
          if (answer.status !== 'found')
            return { status: answer.status === 'missing' ? 'missing' : 'rate-limited' }
          const { email, reminders, thanks } = answer
          return { status: 'found', email, choices: { reminders, thanks } }
        }),
        Effect.mapError(({ message }) => new BookingLinksError({ reason: 'unavailable', message })),
      ),
  }
}
