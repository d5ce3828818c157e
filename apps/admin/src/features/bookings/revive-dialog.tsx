import { type BookingStatus, displayStatus, displayStatusLabel } from '@dustforce/core/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { bookingName, whenText } from './booking-words.ts'

export interface ReviveDialogProps {
  readonly booking: Booking
  /** The status that was chosen for the canceled booking. */
  readonly status: BookingStatus
  readonly busy: boolean
  readonly onRevive: () => void
  readonly onClose: () => void
}

/** Asks before a cancellation is taken back. */
export function ReviveDialog({ booking, status, busy, onRevive, onClose }: ReviveDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Take the cancellation back?"
      description={`The booking of ${bookingName(booking)} (${whenText(booking)}) is canceled. It becomes ${displayStatusLabel(displayStatus({ bookingStatus: status }))} again, if its day has a place and its cleaner is free.`}
      confirmLabel="Take it back"
      cancelLabel="Leave it canceled"
      busy={busy}
      busyLabel="Saving..."
      onConfirm={onRevive}
    />
  )
}
