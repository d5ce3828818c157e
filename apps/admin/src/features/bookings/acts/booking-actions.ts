import { checkPay } from '@dustforce/core/pay'
import { type BusinessDate, formatDate, gtaPolicy, minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import {
  type BookingStatus,
  occupiesDay,
  owedCents,
  serviceName,
  type ToldKind,
} from '@dustforce/office/booking'
import { jobOfferSms } from '@dustforce/office/contractor'
import {
  changeStatus,
  confirmationProblem,
  isCorrection,
  type OverlapReason,
  unassignCleaner,
} from '@dustforce/office/hub'
import type {
  AdminBackend,
  Booking,
  BookingPatch,
  EditOrder,
  MoveOrder,
  Removal,
  ReviveOrder,
} from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { toast } from '../../../app/toasts.tsx'
import { offerUndo } from '../../../app/undo.ts'
import { failuresOf } from '../../../kit/bulk-words.ts'
import { keepReason } from '../../../patterns/keep-reason.ts'
import { sendCleaner, sendJob } from '../../../patterns/send-job.ts'
import { toldWords } from '../../../patterns/told-words.ts'
import { amount, bookingName, cleanerOf } from '../booking-words.ts'
import { type Assigning, assignmentOf, beforeAssignment, plannedBooking } from './assigning.ts'
import type { BookingChanges } from './booking-changes.ts'
import type { BookingEdit } from './booking-edit.ts'
import type { CancelDecision } from './cancel-decision.ts'
import { handWords } from './refund-words.ts'

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
      toast.failure(failed, failure)
      return false
    }
    done(result)
    return true
  }

  /** Writes what was there before over the version that the act made: what somebody else changed since stays. */
  const revert = (saved: Booking, before: BookingPatch) =>
    attempt(
      () => changes.change(saved, before),
      () => toast.success('Undone'),
      'Undo Failed',
    )

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
        saved = await changes.change(booking, assignmentOf(booking, assigning))
      } catch (failure) {
        toast.failure('Assignment Failed', failure)
        return false
      }
      const planned = plannedBooking(booking, assigning)
      const sent = await Promise.all([
        letters?.toCleaner ? sendJob(backend, planned, letters.notes.trim(), 'held') : null,
        letters?.toCustomer ? sendCleaner(backend, planned, 'held') : null,
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
            'Cleaner taken off',
            `${cleanerOf(booking)} no longer has the job of ${booking.customerName.trim()}. No e-mail was sent.`,
            () => revert(saved, beforeAssignment(booking)),
          ),
        'Unassign Failed',
      ),
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
                revert(saved, { bookingStatus: booking.bookingStatus }),
              ),
        'Status Update Error',
      )
      return saved && change.offerConfirmation
    },
    /** A day that is over is corrected without a letter. */
    edit: (booking: Booking, edit: BookingEdit, today: BusinessDate) =>
      attempt(
        async () => {
          const move = moveOf(booking, edit, today)
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
                `${bookingName(booking)} gets an e-mail with a link to pay ${amount(order.shownDifferenceCents)}. The booking changes when it is paid.`,
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
    cancel: (booking: Booking, decision: CancelDecision) =>
      attempt(
        () => changes.cancel(booking, decision),
        () =>
          toast.error(
            'Booking canceled',
            decision.refundCents > 0
              ? `This booking has been canceled. ${handWords(decision.offer, decision.refundCents) ?? `${amount(decision.refundCents)} still to give back: it is asked of the bank now, and the letter follows its answer.`}`
              : 'This booking has been canceled.',
          ),
        'Cancel Failed',
      ),
    /** Takes a cancellation back, and asks for what is owed again where that is wanted. */
    revive: (booking: Booking, order: Omit<ReviveOrder, 'actId'>) =>
      attempt(
        () =>
          changes.byCall(booking, () => backend.bookings.revive(booking.id, { actId: newId(), ...order })),
        () => toast.success('Cancellation taken back', revivedText(booking, order)),
        'Update Failed',
      ),
    /** Writes the customer of a booking that stands again a link to pay what is owed. */
    askOwed: (booking: Booking) =>
      attempt(
        () => changes.byCall(booking, () => backend.bookings.askOwed(booking.id, newId())),
        () =>
          toast.success(
            'Payment asked for',
            `${bookingName(booking)} gets an e-mail with a link to pay ${amount(owedCents(booking))}.`,
          ),
        'Update Failed',
      ),
    /** Notes that a job has begun, or that it has not after all; the server's clock says when. */
    setStarted: (booking: Booking, started: boolean, now: number) =>
      attempt(
        () => changes.change(booking, { startedAt: started ? now : null }),
        (saved) =>
          started
            ? offerUndo('Job started', `${booking.customerName}: the job has begun.`, () =>
                revert(saved, { startedAt: null }),
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
    remove: (booking: Booking) =>
      attempt(
        () => changes.remove(booking),
        (removal) => toast.error(...removalNotices[removal]),
        'Delete Failed',
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
            revert(saved, { contractorPayCents: booking.contractorPayCents }),
          ),
        'Error',
      )
      return true
    },
    emailContractor: async (booking: Booking, manualNotes: string): Promise<boolean> => {
      const missing = confirmationProblem(booking)
      if (missing !== null) {
        toast.error(missing.title, missing.description)
        return false
      }
      const { problem } = await sendJob(backend, booking, manualNotes, 'now')
      if (problem === null) toast.success('Job Assignment Sent!', 'Confirmation email sent to the contractor')
      else toast.error('Email Failed', problem)
      return problem === null
    },
    emailCustomer: async (booking: Booking): Promise<boolean> => {
      const { problem } = await sendCleaner(backend, booking, 'now')
      if (problem === null)
        toast.success('Email Sent Successfully!', 'Cleaner assignment notification sent to the customer')
      else toast.error('Failed to Send Email', problem)
      return problem === null
    },
    tell: (booking: Booking, kind: ToldKind) =>
      attempt(
        () => backend.bookings.tell(booking.id, kind),
        (isNew) =>
          toast.success(
            toldWords[kind].title,
            `${booking.customerName} ${isNew ? toldWords[kind].done : 'was told before.'}`,
          ),
        'Failed to Send Email',
      ),
    copySms: async (booking: Booking): Promise<void> => {
      try {
        await navigator.clipboard.writeText(
          jobOfferSms({
            ...booking,
            cleanerName: cleanerOf(booking) || 'there',
            serviceName: serviceName(booking.serviceType),
          }),
        )
        toast.success('SMS copied', 'Paste it into your phone service to ask the cleaner.')
      } catch {
        toast.error('Copy Failed', 'The browser did not allow copying.')
      }
    },
  }
}

function revivedText(
  booking: Booking,
  { shownOwedCents, asks, tellsCustomer }: Omit<ReviveOrder, 'actId'>,
): string {
  const name = bookingName(booking)
  if (asks) return `${name} gets an e-mail with a link to pay ${amount(shownOwedCents)} again.`
  const owed = shownOwedCents > 0 ? `${amount(shownOwedCents)} are noted as owed. ` : ''
  return `${owed}${tellsCustomer ? `${name} is told by e-mail.` : 'Nobody was written to.'}`
}

/** The move that an edit of a sold booking asks for; null when it stays, or when nobody counts on its time yet. */
function moveOf(
  booking: Booking,
  { bookingDate, bookingTime }: BookingEdit,
  today: BusinessDate,
): Omit<MoveOrder, 'actId'> | null {
  const minute = minuteOfLabel(bookingTime)
  const isOpen = occupiesDay(booking, gtaPolicy) && booking.bookingStatus !== 'completed'
  if (!isOpen || bookingDate === null || minute === null || isCorrection(bookingDate, today)) return null
  const stays = bookingDate === booking.bookingDate && minute === (booking.bookingMinute ?? minute)
  return stays ? null : { date: bookingDate, minute }
}
