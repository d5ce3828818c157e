import {
  type ClaimedEmail,
  CompanySettings,
  decodeEmailContent,
  type EmailContent,
  EmailOutbox,
  type EmailOutcome,
  EmailRenderer,
  type EmailTarget,
  Mailer,
  MailerError,
} from '@dustforce/ports'
import * as Effect from 'effect/Effect'

/** How one try to send went. */
export interface SentEmail extends EmailTarget {
  readonly id: string
  readonly sent: boolean
}

/** The ports that sending needs. */
export type SendingPorts = CompanySettings | EmailOutbox | EmailRenderer | Mailer

export interface SendOptions {
  /** At most so many; 20 unless given. */
  readonly batch?: number
  readonly only?: EmailTarget
  /** False gives up after this try: somebody is told of the failure and will ask again. */
  readonly retry?: boolean
}

const slowMailer = new MailerError({
  reason: 'unavailable',
  message: 'The mail provider did not answer in time',
})

/**
 * Sends e-mails that are due. The outbox id is the idempotency key, so that a message whose answer was lost is not sent
 * twice. What fails is tried again later, unless it can never be sent.
 */
export const sendQueuedEmails = Effect.fn('sendQueuedEmails')(function* (options: SendOptions = {}) {
  const { batch = 20, only, retry = true } = options
  const outbox = yield* EmailOutbox
  const claimed = yield* outbox.claim(batch, only)
  return yield* Effect.forEach(claimed, (email) => trySending(email, retry), { concurrency: 4 })
})

/** Sends until nothing is due; answers how many were sent. */
export const flushOutbox = Effect.fn('flushOutbox')(function* () {
  let sent = 0
  for (;;) {
    const tried = yield* sendQueuedEmails()
    sent += tried.filter((email) => email.sent).length
    // A provider that takes nothing is left alone until the next time.
    if (tried.length === 0 || tried.every((email) => !email.sent)) return sent
  }
})

const trySending = Effect.fn('trySending')(function* (email: ClaimedEmail, retry: boolean) {
  const outbox = yield* EmailOutbox
  const { id, kind, ref } = email
  const outcome = yield* deliver(email).pipe(
    Effect.catchTags({
      MailerError: (error) => Effect.succeed(failed(error.message, error.reason !== 'refused')),
      CompanySettingsError: (error) => Effect.succeed(failed(error.message, true)),
      EmailRendererError: (error) => Effect.succeed(failed(error.message, false)),
      SchemaError: (error) => Effect.succeed(failed(error.message, false)),
    }),
  )
  if (!outcome.ok) yield* Effect.logWarning('An e-mail was not sent', id, kind, ref, outcome.error)
  yield* outbox
    .finish(id, outcome.ok || retry ? outcome : { ...outcome, retry: false })
    // It will be tried again under the same key.
    .pipe(Effect.catch((error) => Effect.logError('The outbox was not told', id, error)))
  return { id, kind, ref, sent: outcome.ok } satisfies SentEmail
})

const deliver = Effect.fn('deliver')(function* (email: ClaimedEmail) {
  const renderer = yield* EmailRenderer
  const mailer = yield* Mailer
  const content = yield* decodeEmailContent(email)
  const contact = yield* CompanySettings.use((settings) => settings.contact)
  const { subject, html, text } = yield* renderer.render(content, contact)
  const to = email.recipient ?? contact.email
  const replyTo = writerOf(content) ?? contact.email
  const { providerId } = yield* mailer
    .send({ to, subject, html, text, replyTo, idempotencyKey: email.id })
    .pipe(Effect.timeoutOrElse({ duration: '15 seconds', orElse: () => Effect.fail(slowMailer) }))
  const outcome: EmailOutcome = { ok: true, providerId }
  return outcome
})

function failed(error: string, retry: boolean): EmailOutcome {
  return { ok: false, error, retry }
}

/** Who wrote to the company, when the e-mail is the company's copy. */
function writerOf(content: EmailContent): string | null {
  return content.kind === 'contact-company' || content.kind === 'application-company'
    ? content.facts.email
    : null
}
