import { isPaid } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { amount, bookingName, whenText } from '../booking-words.ts'

export interface DeleteBookingDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks before a booking is gone for good. */
export function DeleteBookingDialog({ booking, busy, onDelete, onClose }: DeleteBookingDialogProps) {
  const { money } = useBusiness()
  return (
    <ConfirmDialog
      title="Delete Booking"
      description={`The booking of ${bookingName(booking)} (${whenText(booking)}) will be permanently deleted. This action cannot be undone.`}
      confirmLabel="Delete Booking"
      destructive
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onDelete}
      onClose={onClose}
    >
      {isPaid(booking.paymentStatus) ? (
        <Notice tone="warning" className="mt-4">
          It is paid ({amount(booking.totalCents, money)}), so it stays for the books. Cancel the booking
          instead: that also refunds it.
        </Notice>
      ) : null}
    </ConfirmDialog>
  )
}
