import { type BusinessDate, formatDate, minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import { occupiesDay } from '@dustforce/office/booking'
import type { Business, CompanyPolicy } from '@dustforce/office/company'
import { isCorrection, type OverlapReason } from '@dustforce/office/hub'
import type { Booking, EditOrder, MoveOrder } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { toast } from '../../../app/toasts.tsx'
import { keepReason } from '../../../patterns/keep-reason.ts'
import { amount, bookingName } from '../booking-words.ts'
import { type ActingOn, attempt } from './attempt.ts'
import type { BookingEdit } from './booking-edit.ts'

/** Changes when a booking is and what was booked. */
export function changeActs({ backend, changes }: ActingOn, business: Business) {
  return {
    /** A day that is over is corrected without a letter. */
    edit: (booking: Booking, edit: BookingEdit, today: BusinessDate) =>
      attempt(
        async () => {
          const move = moveOf(booking, edit, today, business.policy)
          if (move === null) return changes.change(booking, edit)
          // A move is more than two columns: place, letters and the notice of the terms go with it.
          const { bookingDate: _date, bookingTime: _time, ...rest } = edit
          await changes.change(booking, rest)
          return changes.move(booking, move)
        },
        () => toast.success('Booking updated!', 'Booking details have been updated.'),
        'Update Failed',
      ),
    /** Moves a booking. `allTheSame` is why its cleaner keeps it where it does not suit them. */
    move: (booking: Booking, move: Omit<MoveOrder, 'actId'>, allTheSame: OverlapReason | null = null) =>
      attempt(
        async () => {
          await changes.move(booking, move)
          if (allTheSame !== null)
            await changes.byCall(booking, () =>
              keepReason(backend.bookings, booking.id, move.date, allTheSame),
            )
        },
        () =>
          toast.success(
            'Booking moved',
            `It is on ${formatDate(move.date)} at ${timeLabel(move.minute)} now.`,
          ),
        'Move Failed',
      ),
    /** Changes add-ons, pets or what is to be known about the visit; what costs more is changed when it is paid. */
    change: (booking: Booking, order: Omit<EditOrder, 'actId'>) =>
      attempt(
        () => changes.byCall(booking, () => backend.edits.make(booking.id, { actId: newId(), ...order })),
        (outcome) =>
          outcome === 'pay'
            ? toast.success(
                'Payment asked for',
                `${bookingName(booking)} gets an e-mail with a link to pay ${amount(order.shownDifferenceCents, business.money)}. The booking changes when it is paid.`,
              )
            : toast.success('Booking changed', `What ${bookingName(booking)} booked has been updated.`),
        'Change Failed',
      ),
    /** Takes back the change that waits for its payment. */
    cancelPendingChange: (booking: Booking) =>
      attempt(
        () => changes.byCall(booking, () => backend.edits.cancelPending(booking.id)),
        () =>
          toast.success('Change taken back', 'The booking stays as it is, and the link to pay is closed.'),
        'Update Failed',
      ),
  }
}

/** The move that an edit of a sold booking asks for; null when it stays, or when nobody counts on its time yet. */
function moveOf(
  booking: Booking,
  { bookingDate, bookingTime }: BookingEdit,
  today: BusinessDate,
  policy: CompanyPolicy,
): Omit<MoveOrder, 'actId'> | null {
  const minute = minuteOfLabel(bookingTime)
  const isOpen = occupiesDay(booking, policy) && booking.bookingStatus !== 'completed'
  if (!isOpen || bookingDate === null || minute === null || isCorrection(bookingDate, today)) return null
  const stays = bookingDate === booking.bookingDate && minute === (booking.bookingMinute ?? minute)
  return stays ? null : { date: bookingDate, minute }
}
