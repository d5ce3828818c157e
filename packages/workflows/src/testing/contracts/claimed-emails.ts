import * as Effect from 'effect/Effect'
import { EmailOutbox } from '../../letters/email-outbox.ts'

/** The e-mails that a claim gives. */
export const claimedEmails = EmailOutbox.use((outbox) => outbox.claim(10)).pipe(
  Effect.map((claim) => claim?.emails ?? []),
)
