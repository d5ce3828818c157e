import type { MoneyFormat } from '@dustforce/core/money'
import { owedCents } from '@dustforce/office/booking'
import type { Booking, Removal, ReviveOrder } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { toast } from '../../../app/toasts.tsx'
import { amount, bookingName } from '../booking-words.ts'
import { type ActingOn, attempt } from './attempt.ts'
import type { CancelDecision } from './cancel-decision.ts'
import { offlineWords } from './refund-words.ts'

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

/** Calls a booking off or deletes it, and takes a cancellation back. */
export function endActs({ backend, changes }: ActingOn, money: MoneyFormat) {
  return {
    cancel: (booking: Booking, decision: CancelDecision) =>
      attempt(
        () => changes.cancel(booking, decision),
        () =>
          toast.error(
            'Booking canceled',
            decision.refundCents > 0
              ? `This booking has been canceled. ${offlineWords(decision.offer, decision.refundCents, money) ?? `${amount(decision.refundCents, money)} still to give back: the bank has been asked, and the e-mail is sent when it answers.`}`
              : 'This booking has been canceled.',
          ),
        'Cancel Failed',
      ),
    /** Takes a cancellation back, and asks for what is owed again where that is wanted. */
    revive: (booking: Booking, order: Omit<ReviveOrder, 'actId'>) =>
      attempt(
        () =>
          changes.byCall(booking, () => backend.bookings.revive(booking.id, { actId: newId(), ...order })),
        () => toast.success('Cancellation taken back', revivedText(booking, order, money)),
        'Update Failed',
      ),
    /** Writes the customer of a booking that stands again a link to pay what is owed. */
    askOwed: (booking: Booking) =>
      attempt(
        () => changes.byCall(booking, () => backend.bookings.askOwed(booking.id, newId())),
        () =>
          toast.success(
            'Payment asked for',
            `${bookingName(booking)} gets an e-mail with a link to pay ${amount(owedCents(booking), money)}.`,
          ),
        'Update Failed',
      ),
    remove: (booking: Booking) =>
      attempt(
        () => changes.remove(booking),
        (removal) => toast.error(...removalNotices[removal]),
        'Delete Failed',
      ),
  }
}

function revivedText(
  booking: Booking,
  { shownOwedCents, asks, tellsCustomer }: Omit<ReviveOrder, 'actId'>,
  money: MoneyFormat,
): string {
  const name = bookingName(booking)
  if (asks) return `${name} gets an e-mail with a link to pay ${amount(shownOwedCents, money)} again.`
  const owed = shownOwedCents > 0 ? `${amount(shownOwedCents, money)} are noted as owed. ` : ''
  return `${owed}${tellsCustomer ? `${name} is told by e-mail.` : 'No e-mail was sent.'}`
}
