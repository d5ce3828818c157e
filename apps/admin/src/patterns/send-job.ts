import type { CompanyPriceBook } from '@dustforce/office/company'
import type { AdminBackend, Booking, Sending } from '@dustforce/supabase/admin'
import { messageOf } from '../app/failure.ts'
import { cleanerOf } from './cleaner-of.ts'
import { cleanerAssignmentEmail, jobAssignmentEmail } from './job-email.ts'

/** The outcome of sending a letter: why it is not on its way, null when it is; and its id while it can be taken back. */
export interface Sent {
  readonly problem: string | null
  readonly heldId: string | null
}

const failed = (problem: string): Sent => ({ problem, heldId: null })

/** Sends a job to its contractor. */
export async function sendJob(
  backend: AdminBackend,
  booking: Booking,
  manualNotes: string,
  sending: Sending,
  priceBook: CompanyPriceBook,
): Promise<Sent> {
  let email: string | null
  try {
    email = await backend.contractors.emailOf(cleanerOf(booking), booking.contractorId)
  } catch (failure) {
    return failed(`Could not find contractor: ${messageOf(failure)}`)
  }
  if (email === null || email.trim() === '') return failed('Could not find contractor email address')
  try {
    const answer = await backend.emails.jobAssignment(
      jobAssignmentEmail(booking, email, manualNotes, priceBook),
      sending,
    )
    return answer.success
      ? { problem: null, heldId: answer.heldId ?? null }
      : failed(answer.error || 'Failed to send email - unknown error')
  } catch (failure) {
    return failed(`Email service error: ${messageOf(failure)}`)
  }
}

/** Tells a customer who comes. */
export async function sendCleaner(
  backend: AdminBackend,
  booking: Booking,
  sending: Sending,
  priceBook: CompanyPriceBook,
): Promise<Sent> {
  if (booking.email === '') return failed('This booking has no e-mail address.')
  const answer = await backend.emails
    .cleanerAssignment(cleanerAssignmentEmail(booking, priceBook), sending)
    .catch((failure: unknown) => ({ success: false, error: messageOf(failure), heldId: null }))
  return answer.success
    ? { problem: null, heldId: answer.heldId ?? null }
    : failed(answer.error || 'Something went wrong while sending the email.')
}
