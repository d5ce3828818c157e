import type { Booking } from '@dustforce/supabase/admin'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { bookingName, cleanerOf, whenText } from './booking-words.ts'

export interface CompleteEarlyDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  readonly onComplete: () => void
  readonly onClose: () => void
}

/** Asks before a job is completed that is still to come. */
export function CompleteEarlyDialog({ booking, busy, onComplete, onClose }: CompleteEarlyDialogProps) {
  const cleaner = cleanerOf(booking)
  const owed = cleaner === '' ? '' : ` Its pay is owed to ${cleaner} from then on.`
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Complete a job that is still to come?"
      description={`The job of ${bookingName(booking)} is on ${whenText(booking)}.${owed}`}
      confirmLabel="Complete it"
      cancelLabel="Leave it open"
      busy={busy}
      busyLabel="Saving..."
      onConfirm={onComplete}
    />
  )
}
