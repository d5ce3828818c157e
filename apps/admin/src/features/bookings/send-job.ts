import type { AdminBackend, Booking } from '@dustforce/supabase/admin'
import { messageOf } from '../../app/failure.ts'
import { cleanerOf } from './booking-words.ts'
import { jobAssignmentEmail } from './job-email.ts'

/** Sends a job to its contractor. Returns null when the e-mail is on its way, else why it is not. */
export async function sendJob(
  backend: AdminBackend,
  booking: Booking,
  manualNotes: string,
): Promise<string | null> {
  let email: string | null
  try {
    email = await backend.contractors.emailOf(cleanerOf(booking))
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
