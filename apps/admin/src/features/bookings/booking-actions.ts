import { type BookingStatus, serviceName } from '@dustforce/core/booking'
import { type Contractor, checkPay, jobOfferSms } from '@dustforce/core/contractor'
import { assignCleaner, cancelBooking, changeStatus, confirmationProblem } from '@dustforce/core/hub'
import type { AdminBackend, Booking, Removal } from '@dustforce/supabase/admin'
import { messageOf } from '../../app/failure.ts'
import { say, warn, warnOf } from '../../app/toasts.tsx'
import type { BookingChanges } from './booking-changes.ts'
import { cleanerOf } from './booking-words.ts'
import type { BookingEdit } from './edit-booking-dialog.tsx'
import { cleanerAssignmentEmail } from './job-email.ts'
import { payRules } from './pay-rules.ts'
import { sendJob } from './send-job.ts'

/** What an administrator does with a booking. Each action shows its own notice and returns whether it succeeded. */
export type BookingActions = ReturnType<typeof createBookingActions>

/** A booking with an open checkout is not deleted: its customer could pay for nothing. */
const removalNotices: Record<Removal, readonly [title: string, description: string]> = {
  deleted: ['Booking deleted', 'The booking has been permanently deleted from the database.'],
  canceled: [
    'Booking canceled',
    'The customer’s checkout was still open, so the booking was canceled instead of deleted.',
  ],
  refunded: [
    'Booking canceled',
    'The customer has just paid, so the booking was canceled instead of deleted. The payment is given back.',
  ],
}

export function createBookingActions(backend: AdminBackend, changes: BookingChanges) {
  const attempt = async <T>(
    action: () => Promise<T>,
    done: (result: T) => void,
    failed: string,
  ): Promise<boolean> => {
    let result: T
    try {
      result = await action()
    } catch (failure) {
      warnOf(failed, failure)
      return false
    }
    done(result)
    return true
  }

  return {
    assign: (booking: Booking, cleaner: Contractor, pay: 'suggested' | 'keep') =>
      attempt(
        () => changes.change(booking, assignCleaner(booking, cleaner, payRules, pay)),
        () =>
          say(
            'Success!',
            `Assigned ${cleaner.fullName} to booking for ${booking.customerName}. Contractor pay ${
              pay === 'keep' ? 'was kept.' : 'automatically calculated and set.'
            }`,
          ),
        'Assignment Failed',
      ),
    /** Returns true when the confirmation e-mail is to be offered now. */
    setStatus: async (booking: Booking, chosen: BookingStatus): Promise<boolean> => {
      const change = changeStatus(booking, chosen)
      if (change === null) return false
      const saved = await attempt(
        () => changes.change(booking, { bookingStatus: change.bookingStatus }),
        () => say('Booking status updated'),
        'Status Update Error',
      )
      return saved && change.offerConfirmation
    },
    edit: (booking: Booking, edit: BookingEdit) =>
      attempt(
        () => changes.change(booking, edit),
        () => say('Booking updated!', 'Booking details have been updated.'),
        'Update Failed',
      ),
    cancel: (booking: Booking, refund: boolean) =>
      attempt(
        () => changes.change(booking, cancelBooking(refund ? 'refund' : 'keep')),
        () =>
          warn(
            'Booking canceled',
            refund
              ? 'This booking has been canceled. The payment is given back, and the customer gets an e-mail about it.'
              : 'This booking has been canceled.',
          ),
        'Cancel Failed',
      ),
    /** Takes the mark off a booking that needed attention; the history keeps who did. */
    settle: (booking: Booking) =>
      attempt(
        () => changes.change(booking, { attention: [] }),
        () => say('Booking settled', 'It needs no attention any more; the history keeps who settled it.'),
        'Update Failed',
      ),
    remove: (booking: Booking) =>
      attempt(
        () => changes.remove(booking),
        (removal) => warn(...removalNotices[removal]),
        'Delete Failed',
      ),
    /** Returns whether the text is a valid amount; saving continues in the background. */
    setPay: (booking: Booking, text: string): boolean => {
      const pay = checkPay(text)
      if (!pay.ok) {
        warn(pay.title, pay.message)
        return false
      }
      attempt(
        () => changes.change(booking, { contractorPayCents: pay.value }),
        () => say('Pay Updated', 'Contractor pay was updated.'),
        'Error',
      )
      return true
    },
    emailContractor: async (booking: Booking, manualNotes: string): Promise<boolean> => {
      const missing = confirmationProblem(booking)
      if (missing !== null) {
        warn(missing.title, missing.description)
        return false
      }
      const problem = await sendJob(backend, booking, manualNotes)
      if (problem === null) say('Job Assignment Sent!', 'Confirmation email sent to the contractor')
      else warn('Email Failed', problem)
      return problem === null
    },
    emailCustomer: async (booking: Booking): Promise<boolean> => {
      const failed = 'Something went wrong while sending the email.'
      const answer = await backend.emails
        .cleanerAssignment(cleanerAssignmentEmail(booking))
        .catch((failure: unknown) => ({ success: false, error: messageOf(failure) }))
      if (answer.success)
        say('Email Sent Successfully!', 'Cleaner assignment notification sent to the customer')
      else warn('Failed to Send Email', answer.error || failed)
      return answer.success
    },
    copySms: async (booking: Booking): Promise<void> => {
      try {
        await navigator.clipboard.writeText(
          jobOfferSms({
            ...booking,
            cleanerName: cleanerOf(booking) || 'there',
            serviceName: serviceName(booking.serviceType),
          }),
        )
        say('SMS copied', 'Paste it into your phone service to ask the cleaner.')
      } catch {
        warn('Copy Failed', 'The browser did not allow copying.')
      }
    },
  }
}
