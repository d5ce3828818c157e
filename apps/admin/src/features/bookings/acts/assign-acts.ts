import type { Business } from '@dustforce/office/company'
import { unassignCleaner } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { toast } from '../../../app/toasts.tsx'
import { offerUndo } from '../../../app/undo.ts'
import { failuresOf } from '../../../kit/bulk-words.ts'
import { sendCleaner, sendJob } from '../../../patterns/send-job.ts'
import { cleanerOf } from '../booking-words.ts'
import { type Assigning, assignmentOf, beforeAssignment, plannedBooking } from './assigning.ts'
import { type ActingOn, attempt, revert } from './attempt.ts'

/** Gives a booking to a cleaner, or takes the cleaner off. */
export function assignActs({ backend, changes }: ActingOn, business: Business) {
  /** Takes an assignment back with its letters; none of it where somebody changed the booking since, or a letter has gone. */
  const revertAssignment = (saved: Booking, before: Booking, letters: readonly string[]) => {
    return attempt(
      () => changes.byCall(saved, () => backend.many.revert(saved, beforeAssignment(before), letters)),
      (result) =>
        result.outcome === 'done'
          ? toast.success('Undone')
          : toast.error('Undo Failed', failuresOf([result])),
      'Undo Failed',
    )
  }

  return {
    /**
     * The letters are queued once the booking is stored, made of the same booking as their previews, and wait as long as the notice offers to
     * take the assignment back.
     */
    assign: async (booking: Booking, assigning: Assigning): Promise<boolean> => {
      const { cleaner, pay, letters } = assigning
      const assigned = `Assigned ${cleaner.fullName} to booking for ${booking.customerName}. Contractor pay ${
        pay === 'keep' ? 'was kept.' : 'automatically calculated and set.'
      }`
      let saved: Booking
      try {
        saved = await changes.change(booking, assignmentOf(booking, assigning, business))
      } catch (failure) {
        toast.failure('Assignment Failed', failure)
        return false
      }
      const planned = plannedBooking(booking, assigning, business)
      const sent = await Promise.all([
        letters?.toCleaner
          ? sendJob(backend, planned, letters.notes.trim(), 'held', business.priceBook)
          : null,
        letters?.toCustomer ? sendCleaner(backend, planned, 'held', business.priceBook) : null,
      ])
      const problems = sent.flatMap((letter) => letter?.problem ?? [])
      const held = sent.flatMap((letter) => letter?.heldId ?? [])
      if (problems.length > 0) {
        toast.error('Email Failed', `${assigned} ${problems.join(' ')}`)
        return true
      }
      const description =
        held.length === 0
          ? assigned
          : `${assigned} ${held.length > 1 ? 'Both e-mails go' : 'The e-mail goes'} out in ten seconds.`
      // A canceled booking that came back is canceled again by its own dialog.
      if (booking.bookingStatus === 'canceled') toast.success('Success!', description)
      else offerUndo('Success!', description, () => revertAssignment(saved, booking, held))
      return true
    },
    /** Takes the cleaner off. The pay stays, as it is what the next cleaner gets; no letter goes out. */
    unassign: (booking: Booking) =>
      attempt(
        () => changes.change(booking, unassignCleaner(booking)),
        (saved) =>
          offerUndo(
            'Contractor taken off',
            `${cleanerOf(booking)} no longer has the job of ${booking.customerName.trim()}. No e-mail was sent.`,
            () => revert(changes, saved, beforeAssignment(booking)),
          ),
        'Unassign Failed',
      ),
  }
}
