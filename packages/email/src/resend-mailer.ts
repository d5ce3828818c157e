import { Mailer, MailerError } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import { type ErrorResponse, Resend } from 'resend'
import { oneLine } from './one-line.ts'

export interface ResendSettings {
  readonly apiKey: string
  /** The company's sender, 'Name <address>'. */
  readonly from: string
  /** Another host that speaks Resend's API. */
  readonly baseUrl?: string
}

// What a header field may not hold, and what would make two recipients of one.
const unsafeInAddress = /[\s\p{Cc},;<>"]/u

/**
 * Sends through Resend.
 *
 * @throws Error when the API key or the sender is empty: a mailer that can never send must not start
 */
export function resendMailer(settings: ResendSettings): Layer.Layer<Mailer> {
  if (settings.apiKey.trim() === '') throw new Error('The Resend API key is empty')
  if (settings.from.trim() === '') throw new Error('The sender of e-mails is empty')
  const client = new Resend(
    settings.apiKey,
    settings.baseUrl === undefined ? {} : { baseUrl: settings.baseUrl },
  )
  return Layer.succeed(Mailer, {
    send: Effect.fn('Mailer.send')(function* (email) {
      const { replyTo } = email
      if (unsafeInAddress.test(email.to) || unsafeInAddress.test(replyTo)) {
        return yield* new MailerError({ reason: 'refused', message: 'Not one e-mail address' })
      }
      const { data, error } = yield* Effect.tryPromise({
        try: () =>
          client.emails.send(
            {
              from: settings.from,
              to: email.to,
              replyTo,
              subject: oneLine(email.subject),
              html: email.html,
              text: email.text,
            },
            { idempotencyKey: email.idempotencyKey },
          ),
        catch: (cause) => new MailerError({ reason: 'unavailable', message: String(cause) }),
      })
      if (error !== null) return yield* mailerError(error)
      return { providerId: data.id }
    }),
  })
}

/** Only what the provider will say again tomorrow is final. */
function mailerError({ name, statusCode, message }: ErrorResponse): MailerError {
  if (statusCode === 429) return new MailerError({ reason: 'rate-limited', message })
  const final =
    name === 'validation_error' ||
    name === 'invalid_parameter' ||
    name === 'missing_required_field' ||
    statusCode === 422
  return new MailerError({ reason: final ? 'refused' : 'unavailable', message })
}
