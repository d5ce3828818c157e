import type * as company from '@dustforce/office/company'
import { carriesLink, type NoticeLink, noticeLinks } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import type { BusinessVersions } from '../business/business-versions.ts'
import { publishedBusiness } from '../business/with-published-business.ts'
import type { Business } from '../checkout/business.ts'
import type { BookingLinks } from '../links/booking-links.ts'
import type { LinkKey } from '../links/link-key.ts'
import { linkTokens } from '../links/link-tokens.ts'
import { decodeEmailContent, type EmailContent } from './email-content.ts'
import {
  type ClaimedEmail,
  type EmailClaim,
  EmailOutbox,
  type EmailOutcome,
  type EmailResult,
  type EmailTarget,
} from './email-outbox.ts'
import { EmailRenderer, type LetterLinks } from './email-renderer.ts'
import { type MailAnswer, Mailer, MailerError, type MailRequest, type OutgoingEmail } from './mailer.ts'

/** The outcome of one try to send. */
export interface SentEmail extends EmailTarget {
  readonly id: string
  readonly sent: boolean
}

/** The ports that sending needs. */
export type SendingPorts =
  | BookingLinks
  | Business
  | BusinessVersions
  | EmailOutbox
  | EmailRenderer
  | LinkKey
  | Mailer

export interface SendOptions {
  /** At most so many in one request; 50 unless given. */
  readonly batch?: number
  readonly only?: EmailTarget
  /** False gives up after this try: somebody is told of the failure and will ask again. */
  readonly retry?: boolean
}

const slowMailer = new MailerError({
  reason: 'unavailable',
  message: 'The mail provider did not answer in time',
})

// A limit is waited for here while that takes no longer than a visitor waits for an answer; otherwise the outbox waits.
const longestWaitMs = 5_000
const mostWaits = 3
const defaultRetryAfterMs = 1_000
/** Until a wrong key or an unverified domain is looked at again. */
const misconfiguredPauseMs = 5 * 60_000

/**
 * Sends e-mails that are due, in one request. Its key is stored with them, so that an e-mail whose answer was lost is not sent
 * twice. What fails is tried again later, unless it can never be sent; a try that the provider's limits or the account's settings
 * end does not count.
 */
export const sendQueuedEmails = Effect.fn('sendQueuedEmails')(function* (options: SendOptions = {}) {
  return (yield* sendClaim(options)).tried
})

/** Sends until nothing is due. Returns how many were sent. */
export const flushOutbox = Effect.fn('flushOutbox')(function* () {
  let sent = 0
  for (;;) {
    const { tried, isProviderAway } = yield* sendClaim({})
    sent += tried.filter((email) => email.sent).length
    // A provider that takes nothing is left alone until the next time.
    if (tried.length === 0 || isProviderAway) return sent
  }
})

const sendClaim = Effect.fn('sendClaim')(function* ({ batch = 50, only, retry = true }: SendOptions) {
  const outbox = yield* EmailOutbox
  const claim = yield* outbox.claim(batch, only)
  if (claim === null) return { tried: [], isProviderAway: false }
  const outcomes = yield* deliver(claim).pipe(
    Effect.catchTags({
      BusinessVersionsError: ({ message }) => Effect.succeed(tryAgain(claim, message)),
      BookingLinksError: ({ message }) => Effect.succeed(tryAgain(claim, message)),
    }),
  )
  const results = claim.emails.map(({ id }): EmailResult => {
    const outcome = outcomes.get(id) ?? giveUp('It was not among what was sent')
    return { id, outcome: outcome.ok || retry ? outcome : giveUp(outcome.error) }
  })
  for (const { id, outcome } of results) {
    if (outcome.ok) continue
    const requestId = claim.emails.find((email) => email.id === id)?.requestId ?? undefined
    const failure = new Error(outcome.error)
    yield* Effect.logWarning('An e-mail was not sent', id, failure).pipe(Effect.annotateLogs({ requestId }))
  }
  yield* outbox
    .finish(results)
    // It will be tried again under the same key.
    .pipe(Effect.catch((error) => Effect.logError('The outbox was not told', claim.key, error)))
  return {
    tried: claim.emails.map(
      ({ id, kind, ref }): SentEmail => ({
        id,
        kind,
        ref,
        sent: outcomes.get(id)?.ok === true,
      }),
    ),
    isProviderAway: [...outcomes.values()].some(
      (outcome) => !outcome.ok && (outcome.next === 'again' || outcome.next === 'wait'),
    ),
  }
})

/** Delivers the e-mails of a claim, and returns what became of each, by its id. */
const deliver = Effect.fn('deliver')(function* ({ key, emails }: EmailClaim) {
  const business = yield* publishedBusiness
  // Made when the letter is sent, since a reader of the outbox must not find one; each retry makes the same one.
  const tokens = yield* Effect.forEach(noticeLinks, (link) => tokensOf(emails, link))
  const outcomes = new Map<string, EmailOutcome>()
  const letters: OutgoingEmail[] = []
  for (const email of emails) {
    const links = Object.assign({}, ...tokens.map((ofLink) => ofLink.get(email.id)))
    yield* write(email, business, links).pipe(
      Effect.match({
        onSuccess: (letter) => void letters.push(letter),
        onFailure: (error) => void outcomes.set(email.id, giveUp(error.message)),
      }),
    )
  }
  if (letters.length === 0) return outcomes
  const outcomeAt = yield* sendRequest({ key, emails: letters }, mostWaits).pipe(
    Effect.match({
      onSuccess: (answers) => (index: number) => outcomeOf(answers[index]),
      onFailure: (error) => () => failureOf(error, letters.length),
    }),
  )
  for (const [index, { id }] of letters.entries()) outcomes.set(id, outcomeAt(index))
  return outcomes
})

/** The token of a link for each letter that carries it, by the letter. */
const tokensOf = Effect.fn('tokensOf')(function* (emails: readonly ClaimedEmail[], link: NoticeLink) {
  const carrying = emails.filter(({ kind }) => carriesLink(kind, link))
  const owners = carrying.flatMap(({ ref, recipient }) =>
    recipient === null ? [] : [{ bookingId: ref, email: recipient }],
  )
  const tokens = yield* linkTokens(owners, link)
  return new Map(
    carrying.flatMap(({ id, ref }) => {
      const token = tokens.get(ref)
      return token === undefined ? [] : [[id, { [link]: token }] as const]
    }),
  )
})

const write = Effect.fn('write')(function* (
  email: ClaimedEmail,
  business: company.Business,
  links: LetterLinks,
) {
  const renderer = yield* EmailRenderer
  const content = yield* decodeEmailContent(email)
  const rendered = yield* renderer.render(content, business, links)
  const to = email.recipient ?? business.company.email
  const replyTo = writerOf(content) ?? business.company.email
  return { id: email.id, to, ...rendered, replyTo } satisfies OutgoingEmail
})

/** Sends a request, waiting up to `waits` times for the provider's limit. */
function sendRequest(
  request: MailRequest,
  waits: number,
): Effect.Effect<ReadonlyArray<MailAnswer>, MailerError, Mailer> {
  return Mailer.use((mailer) => mailer.send(request)).pipe(
    Effect.timeoutOrElse({ duration: '15 seconds', orElse: () => Effect.fail(slowMailer) }),
    Effect.catch((error) => {
      const { retryAfterMs = defaultRetryAfterMs } = error
      if (error.reason !== 'rate-limited' || waits === 0 || retryAfterMs > longestWaitMs)
        return Effect.fail(error)
      return Effect.andThen(Effect.sleep(retryAfterMs), sendRequest(request, waits - 1))
    }),
  )
}

function outcomeOf(answer: MailAnswer | undefined): EmailOutcome {
  if (answer === undefined) return { ok: false, error: 'The provider did not name it', next: 'again' }
  return answer.taken ? { ok: true, providerId: answer.providerId } : giveUp(answer.refusal)
}

/** Returns what a failed request means for each of its `count` e-mails. */
function failureOf({ reason, message: error, retryAfterMs }: MailerError, count: number): EmailOutcome {
  switch (reason) {
    case 'unavailable':
      return { ok: false, error, next: 'again' }
    case 'rate-limited':
      return { ok: false, error, next: 'wait', pauseMs: retryAfterMs ?? defaultRetryAfterMs }
    case 'misconfigured':
      return { ok: false, error, next: 'wait', pauseMs: misconfiguredPauseMs }
    case 'key-used':
      // The letters changed after a request whose answer was lost: that request was carried out.
      return { ok: true, providerId: null }
    case 'refused':
      return count === 1 ? giveUp(error) : { ok: false, error, next: 'alone' }
  }
}

function tryAgain({ emails }: EmailClaim, error: string): Map<string, EmailOutcome> {
  return new Map(emails.map(({ id }) => [id, { ok: false, error, next: 'again' }]))
}

function giveUp(error: string): EmailOutcome {
  return { ok: false, error, next: 'give-up' }
}

/** Returns who wrote to the company, when the e-mail is the company's copy. */
function writerOf(content: EmailContent): string | null {
  return content.kind === 'contact-company' || content.kind === 'application-company'
    ? content.facts.email
    : null
}
