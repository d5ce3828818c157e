import { checkEmail } from '@dustforce/core/validation'
import type { CleanerAssignmentRequest, JobAssignmentRequest } from '@dustforce/office/hub/assignment-emails'
import { carriesLink, type NoticeKind } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import { publishedBusiness } from '../business/with-published-business.ts'
import type { LinkOwner } from '../links/booking-links.ts'
import { linkTokens } from '../links/link-tokens.ts'
import { decodeEmailContent, type EmailContent, encodeEmailPayload } from './email-content.ts'
import { EmailOutbox } from './email-outbox.ts'
import { EmailRenderer, type LetterLinks } from './email-renderer.ts'
import { sendQueuedEmails } from './send-queued-emails.ts'

/** An e-mail that an administrator causes. */
export interface AdminEmail {
  readonly recipient: string
  /** The booking or inquiry it is about. */
  readonly ref: string
  readonly content: EmailContent
}

/** The job as the contractor is told of it. */
export function jobAssignmentEmail({
  bookingId,
  contractorEmail,
  ...facts
}: JobAssignmentRequest): AdminEmail {
  return {
    recipient: addressOf(contractorEmail),
    ref: bookingId,
    content: { kind: 'job-assignment-confirmation', facts },
  }
}

/** Returns the e-mail that tells the customer who comes. */
export function cleanerAssignmentEmail(cleaner: CleanerAssignmentRequest): AdminEmail {
  const { customerFirstName, customerName, service, date, time } = cleaner
  const recipient = addressOf(cleaner.customerEmail)
  return {
    recipient,
    ref: cleaner.bookingId || `${recipient} ${date} ${time}`,
    content: {
      kind: 'cleaner-assignment',
      facts: {
        customerName: customerFirstName || customerName || 'there',
        service,
        date,
        time,
        cleanerName: cleaner.assignedCleanerName,
        language: cleaner.language,
      },
    },
  }
}

/** The time for which an e-mail that can be taken back waits. */
const holdSeconds = 10

/** Queues an e-mail that can still be withdrawn. Returns its id. */
export const holdAdminEmail = Effect.fn('holdAdminEmail')(function* ({
  recipient,
  ref,
  content,
}: AdminEmail) {
  const payload = yield* Effect.orDie(encodeEmailPayload(content))
  return yield* EmailOutbox.use((outbox) =>
    outbox.enqueue({ kind: content.kind, ref, recipient, payload, holdSeconds }),
  )
})

/** Queues an e-mail and sends it at once; false when that failed, and with `retry` it will then be tried again. */
export const sendAdminEmail = Effect.fn('sendAdminEmail')(function* (email: AdminEmail, retry: boolean) {
  const outbox = yield* EmailOutbox
  const { recipient, ref, content } = email
  const payload = yield* Effect.orDie(encodeEmailPayload(content))
  const id = yield* outbox.enqueue({ kind: content.kind, ref, recipient, payload })
  const tried = yield* sendQueuedEmails({ only: { kind: content.kind, ref }, retry })
  // Not among those tried: the jobs were faster and are sending it now.
  return tried.find((one) => one.id === id)?.sent ?? true
})

/** Previews what `sendAdminEmail` would send: stored and read again as the outbox does, and rendered by the same renderer. */
export const previewAdminEmail = Effect.fn('previewAdminEmail')(function* ({
  recipient,
  ref,
  content,
}: AdminEmail) {
  const payload = yield* Effect.orDie(encodeEmailPayload(content))
  return yield* previewStoredEmail({ kind: content.kind, ref, recipient, payload })
})

/** Previews what the outbox sends for an e-mail that is stored in it. */
export const previewStoredEmail = Effect.fn('previewStoredEmail')(function* ({
  kind,
  ref,
  recipient,
  payload,
}: {
  readonly kind: NoticeKind
  readonly ref: string
  readonly recipient: string
  readonly payload: unknown
}) {
  const renderer = yield* EmailRenderer
  const owner = { bookingId: ref, email: recipient }
  const links: LetterLinks = carriesLink(kind, 'manage')
    ? yield* linkOf(owner, 'manage')
    : carriesLink(kind, 'job')
      ? // Of a job that is not the cleaner's yet there is none.
        { job: 'made-when-it-is-sent', ...(yield* linkOf(owner, 'job')) }
      : {}
  const business = yield* Effect.orDie(publishedBusiness)
  const { subject, html } = yield* decodeEmailContent({ kind, payload }).pipe(
    Effect.flatMap((content) => renderer.render(content, business, links)),
    Effect.orDie,
  )
  return { to: recipient, subject, html }
})

const linkOf = Effect.fn('linkOf')(function* <Scope extends 'manage' | 'job'>(
  owner: LinkOwner,
  scope: Scope,
) {
  const token = (yield* Effect.orDie(linkTokens([owner], scope))).get(owner.bookingId)
  return token === undefined ? {} : { [scope]: token }
})

function addressOf(text: string): string {
  const checked = checkEmail(text)
  return checked.ok ? checked.value : text
}
