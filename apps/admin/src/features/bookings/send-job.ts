import type { AdminBackend, Booking } from '@dustforce/supabase/admin'
import { messageOf } from '../../app/failure.ts'
import { cleanerOf } from './booking-words.ts'
import { cleanerAssignmentEmail, jobAssignmentEmail } from './job-email.ts'

/** Sends a job to its contractor. Returns null when the e-mail is on its way, else why it is not. */
export async function sendJob(
  backend: AdminBackend,
  booking: Booking,
  manualNotes: string,
): Promise<string | null> {
  let email: string | null
  try {
    email = await backend.contractors.emailOf(cleanerOf(booking), booking.contractorId)
  } catch (failure) {
    return `Could not find contractor: ${messageOf(failure)}`
  }
  if (email === null || email.trim() === '') return 'Could not find contractor email address'
  try {
    const answer = await backend.emails.jobAssignment(jobAssignmentEmail(booking, email, manualNotes))
    return answer.success ? null : answer.error || 'Failed to send email - unknown error'
  } catch (failure) {
    return `Email service error: ${messageOf(failure)}`
  }
}

/** Tells a customer who comes. Returns null when the e-mail is on its way, else why it is not. */
export async function sendCleaner(backend: AdminBackend, booking: Booking): Promise<string | null> {
  const answer = await backend.emails
    .cleanerAssignment(cleanerAssignmentEmail(booking))
    .catch((failure: unknown) => ({ success: false, error: messageOf(failure) }))
  return answer.success ? null : answer.error || 'Something went wrong while sending the email.'
}
