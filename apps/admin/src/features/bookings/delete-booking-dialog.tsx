import { isPaid } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { Notice } from '@dustforce/ui/notice'
import { amount, bookingName, whenText } from './booking-words.ts'

export interface DeleteBookingDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks before a booking is gone for good. */
export function DeleteBookingDialog({ booking, busy, onDelete, onClose }: DeleteBookingDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete Booking"
      description={`The booking of ${bookingName(booking)} (${whenText(booking)}) will be permanently deleted. This action cannot be undone.`}
      confirmLabel="Delete Booking"
      destructive
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onDelete}
    >
      {isPaid(booking.paymentStatus) ? (
        <Notice tone="warning" className="mt-4">
          It is paid ({amount(booking.totalCents)}), so it stays for the books. Cancel the booking instead:
          that also refunds it.
        </Notice>
      ) : null}
    </AlertDialog>
  )
}
