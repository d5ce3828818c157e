import {
  type MailAnswer,
  Mailer,
  MailerError,
  type MailRequest,
  type OutgoingEmail,
} from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import { type CreateBatchOptions, type CreateBatchSuccessResponse, Resend } from 'resend'
import { oneLine } from './one-line.ts'
import { makePace } from './pace.ts'
import { mailerError } from './resend-error.ts'

export interface ResendSettings {
  readonly apiKey: string
  /** The company's sender, 'Name <address>'. */
  readonly from: string
  /** Another host that speaks Resend's API. */
  readonly baseUrl?: string
}

type Batch = CreateBatchSuccessResponse<{ batchValidation: 'permissive' }>

// The characters that a header field must not hold, and those that would make two recipients of one.
const unsafeInAddress = /[\s\p{Cc},;<>"]/u
const unsafeAddress: MailAnswer = { taken: false, refusal: 'Not one e-mail address' }
/** The requests a second that an account may make before its limit is raised. */
const requestsPerSecond = 2

/**
 * Sends through Resend's batches, at most two requests a second. Each e-mail carries its id as the tag `letter`, which the
 * webhooks about it repeat.
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
  const pace = makePace(requestsPerSecond)
  const isSafe = ({ to, replyTo }: OutgoingEmail) =>
    !unsafeInAddress.test(to) && !unsafeInAddress.test(replyTo)
  const bodyOf = (email: OutgoingEmail): CreateBatchOptions[number] => ({
    from: settings.from,
    to: email.to,
    replyTo: email.replyTo,
    subject: oneLine(email.subject),
    html: email.html,
    text: email.text,
    tags: [{ name: 'letter', value: email.id }],
    ...(email.unsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  })
  return Layer.succeed(Mailer, {
    send: Effect.fn('Mailer.send')(function* ({ key, emails }: MailRequest) {
      const safe = emails.filter(isSafe)
      if (safe.length === 0) return emails.map(() => unsafeAddress)
      yield* pace
      const { data, error, headers } = yield* Effect.tryPromise({
        try: () =>
          client.batch.send(safe.map(bodyOf), { idempotencyKey: key, batchValidation: 'permissive' }),
        catch: (cause) => new MailerError({ reason: 'unavailable', message: String(cause) }),
      })
      if (error !== null) return yield* mailerError(error, headers ?? {})
      const answers = answersOf(data, safe.length)
      return emails.map((email) => (isSafe(email) ? answers.shift() : undefined) ?? unsafeAddress)
    }),
  })
}

/** The answer for each message of a batch: those that were refused are named by their place, the ids are of the others. */
function answersOf({ data, errors }: Batch, count: number): MailAnswer[] {
  const refusals = new Map((errors ?? []).map(({ index, message }) => [index, message]))
  const ids = data.map(({ id }: { readonly id: string }) => id)
  return Array.from({ length: count }, (_, index): MailAnswer => {
    const refusal = refusals.get(index)
    return refusal === undefined ? { taken: true, providerId: ids.shift() ?? '' } : { taken: false, refusal }
  })
}
