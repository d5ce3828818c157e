import type { CleanerAssignmentRequest, JobAssignmentRequest } from '@dustforce/office/hub/assignment-emails'
import { type AdminClient, isRow, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** The answer of the function: `error` may be empty when it failed without a word. */
export interface EmailAnswer {
  readonly success: boolean
  readonly error: string | null
  /** Of an e-mail that can still be taken back: its id. */
  readonly heldId?: string | null
}

/** Whether an e-mail goes out at once, or waits ten seconds in which it can be taken back. */
export type Sending = 'now' | 'held'

/** An e-mail as it would be sent. */
export interface EmailPreview {
  readonly to: string
  readonly subject: string
  readonly html: string
}

/** The facts that a contractor is told about a job. */
export type JobAssignmentEmail = typeof JobAssignmentRequest.Encoded

/** The facts that a customer is told about the cleaner who comes. */
export type CleanerAssignmentEmail = typeof CleanerAssignmentRequest.Encoded

/** A letter to a customer in words that are not published yet. */
export interface OwnWords {
  readonly kind: string
  readonly language: string
  /** Only what is said otherwise than the program came with. */
  readonly sentences: Readonly<Record<string, string>>
}

/** The e-mails that an administrator sends, through the function send-email. */
export function adminEmails({ invoke }: AdminClient) {
  const send = async (type: string, data: object, sending: Sending): Promise<EmailAnswer> => {
    const answer = await invoke('send-email', { type, data, ...(sending === 'held' && { hold: true }) })
    return {
      success: isRow(answer) && answer.success === true,
      error: textAt(answer, 'error'),
      heldId: textAt(answer, 'held'),
    }
  }
  const shownFor = async (type: string, data: object): Promise<unknown> => {
    const answer = await invoke('send-email', { type, data, preview: true })
    return isRow(answer) ? answer.preview : undefined
  }
  const preview = async (type: string, data: object): Promise<EmailPreview> =>
    asPreview(await shownFor(type, data))
  const asPreview = (shown: unknown): EmailPreview => {
    const [to, subject, html] = ['to', 'subject', 'html'].map((key) => textAt(shown, key))
    if (!to || !subject || !html) throw new AdminFailure('refused', 'The e-mail could not be shown.')
    return { to, subject, html }
  }
  return {
    /** Every field goes out in camelCase and in snake_case. */
    jobAssignment: (email: JobAssignmentEmail, sending: Sending = 'now') =>
      send('job-assignment-confirmation', jobData(email), sending),
    cleanerAssignment: (email: CleanerAssignmentEmail, sending: Sending = 'now') =>
      send('cleaner-assignment', cleanerData(email), sending),
    /** Previews what `jobAssignment` would send. */
    previewJobAssignment: (email: JobAssignmentEmail) =>
      preview('job-assignment-confirmation', jobData(email)),
    /** Previews what `cleanerAssignment` would send. */
    previewCleanerAssignment: (email: CleanerAssignmentEmail) =>
      preview('cleaner-assignment', cleanerData(email)),
    /** The last letter of a kind as it would be in other words; null while there is no booking to show it with. */
    previewOwnWords: async (words: OwnWords): Promise<EmailPreview | null> => {
      const shown = await shownFor('own-words', words)
      return shown === null ? null : asPreview(shown)
    },
  }
}

function jobData(email: JobAssignmentEmail): object {
  return { ...email, ...inSnakeCase(email) }
}

function cleanerData(email: CleanerAssignmentEmail): object {
  return {
    bookingId: email.bookingId,
    customer_email: email.customerEmail,
    customerFirstName: email.customerFirstName,
    customer_name: email.customerName,
    service: email.service,
    date: email.date,
    time: email.time,
    assigned_cleaner_name: email.assignedCleanerName,
  }
}

/** The same fields under snake_case names. */
export function inSnakeCase(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
