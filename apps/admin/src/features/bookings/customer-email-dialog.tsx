import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { cleanerOf } from './booking-words.ts'
import { EmailPreview, type EmailPreviewProps } from './email-preview.tsx'

export interface CustomerEmailDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  readonly preview: EmailPreviewProps
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Shows what a customer will read about the assigned cleaner, and sends it. */
export function CustomerEmailDialog({ booking, busy, preview, onSend, onClose }: CustomerEmailDialogProps) {
  const isAssigned = cleanerOf(booking) !== ''
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title="Review Cleaner Assignment Email"
      description="This email tells the customer who is coming."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Sending..." disabled={!isAssigned || preview.stale} onClick={onSend}>
            Send Email
          </Button>
        </>
      }
    >
      {isAssigned ? (
        <EmailPreview {...preview} />
      ) : (
        <Notice tone="warning">No cleaner is assigned to this booking yet.</Notice>
      )}
    </Dialog>
  )
}
