import { checkPay } from '@dustforce/core/pay'
import type { BookingStatus } from '@dustforce/office/booking'
import { changeStatus } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { toast } from '../../../app/toasts.tsx'
import { offerUndo } from '../../../app/undo.ts'
import { type ActingOn, attempt, revert } from './attempt.ts'

/** Says how far a booking is, and what its cleaner gets. */
export function stateActs({ changes }: ActingOn) {
  return {
    /** Returns true when the confirmation e-mail is to be offered now. */
    setStatus: async (booking: Booking, chosen: BookingStatus): Promise<boolean> => {
      const change = changeStatus(booking, chosen)
      if (change === null) return false
      const saved = await attempt(
        () => changes.change(booking, { bookingStatus: change.bookingStatus }),
        (saved) =>
          chosen === 'canceled' || booking.bookingStatus === 'canceled'
            ? toast.success('Booking status updated')
            : offerUndo('Booking status updated', undefined, () =>
                revert(changes, saved, { bookingStatus: booking.bookingStatus }),
              ),
        'Status Update Error',
      )
      return saved && change.offerConfirmation
    },
    /** Notes that a job has begun, or that it has not after all; the server's clock says when. */
    setStarted: (booking: Booking, started: boolean, now: number) =>
      attempt(
        () => changes.change(booking, { startedAt: started ? now : null }),
        (saved) =>
          started
            ? offerUndo('Job started', `${booking.customerName}: the job has begun.`, () =>
                revert(changes, saved, { startedAt: null }),
              )
            : toast.success('Job not started', `${booking.customerName}: the job has not begun.`),
        'Update Failed',
      ),
    /** Takes the mark off a booking that needed attention; the history keeps who did. */
    settle: (booking: Booking) =>
      attempt(
        () => changes.change(booking, { attention: [] }),
        () =>
          toast.success('Booking settled', 'It no longer needs attention; the history keeps who settled it.'),
        'Update Failed',
      ),
    /** Returns whether the text is a valid amount; saving continues in the background. */
    setPay: (booking: Booking, text: string): boolean => {
      const pay = checkPay(text)
      if (!pay.ok) {
        toast.error(pay.title, pay.message)
        return false
      }
      attempt(
        () => changes.change(booking, { contractorPayCents: pay.value }),
        (saved) =>
          offerUndo('Pay Updated', 'Contractor pay was updated.', () =>
            revert(changes, saved, { contractorPayCents: booking.contractorPayCents }),
          ),
        'Error',
        'Failed to update pay',
      )
      return true
    },
  }
}
