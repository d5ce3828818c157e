import {
  assignCleaner,
  type BookingStatus,
  changeStatus,
  confirmationProblem,
  serviceName,
} from '@dustforce/core/booking'
import { type Contractor, checkPay, jobOfferSms } from '@dustforce/core/contractor'
import { type Booking, type BookingEdit, cleanerOf } from '@dustforce/ui/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { say, warn, warnOf } from '../../app/toasts.tsx'
import type { AdminBackend } from '../../backend/admin-backend.ts'
import { type BookingChanges, createBookingChanges } from './booking-changes.ts'
import { cleanerAssignmentEmail, jobAssignmentEmail } from './job-email.ts'

/** Each action shows its own notice and returns whether it succeeded. */
export type BookingActions = ReturnType<typeof createBookingActions>

export function useBookingActions(): BookingActions {
  const backend = useBackend()
  const client = useQueryClient()
  return useMemo(
    () => createBookingActions(backend, createBookingChanges(backend.bookings, client)),
    [backend, client],
  )
}

function createBookingActions(backend: AdminBackend, changes: BookingChanges) {
  const attempt = async (
    action: () => Promise<unknown>,
    done: () => void,
    failed: string,
  ): Promise<boolean> => {
    try {
      await action()
    } catch (failure) {
      warnOf(failed, failure)
      return false
    }
    done()
    return true
  }

  return {
    assign: (booking: Booking, cleaner: Contractor) =>
      attempt(
        () => changes.change(booking, assignCleaner(booking, cleaner)),
        () =>
          say(
            'Success!',
            `Assigned ${cleaner.fullName} to booking for ${booking.customerName}. Contractor pay automatically calculated and set.`,
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
    cancel: (booking: Booking) =>
      attempt(
        () => changes.change(booking, { bookingStatus: 'canceled' }),
        () => warn('Booking canceled', 'This booking has been canceled.'),
        'Cancel Failed',
      ),
    remove: (booking: Booking) =>
      attempt(
        () => changes.remove(booking),
        () => warn('Booking deleted', 'The booking has been permanently deleted from the database.'),
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
        .catch((failure: unknown) => ({ success: false, error: textOf(failure) }))
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

/** Null when the e-mail is on its way, else why it is not. */
async function sendJob(backend: AdminBackend, booking: Booking, manualNotes: string): Promise<string | null> {
  let email: string | null
  try {
    email = await backend.contractors.emailOf(cleanerOf(booking))
  } catch (failure) {
    return `Could not find contractor: ${textOf(failure)}`
  }
  if (email === null || email.trim() === '') return 'Could not find contractor email address'
  try {
    const answer = await backend.emails.jobAssignment(jobAssignmentEmail(booking, email, manualNotes))
    return answer.success ? null : answer.error || 'Failed to send email - unknown error'
  } catch (failure) {
    return `Email service error: ${textOf(failure)}`
  }
}

function textOf(failure: unknown): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : 'Unknown error occurred'
}
