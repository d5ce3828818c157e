import type { Booking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { EmailPreview, type EmailPreviewProps } from '../../../patterns/email-preview.tsx'
import { useWorker } from '../../../patterns/use-worker.ts'
import { cleanerOf } from '../booking-words.ts'

export interface CustomerEmailDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  readonly preview: EmailPreviewProps
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Shows what a customer will read about the assigned cleaner, and sends it. */
export function CustomerEmailDialog({ booking, busy, preview, onSend, onClose }: CustomerEmailDialogProps) {
  const worker = useWorker()
  const isAssigned = cleanerOf(booking) !== ''
  return (
    <ActDialog
      size="lg"
      busy={busy}
      title={`Review ${worker.title} Assignment Email`}
      description="This email tells the customer who is coming."
      act="Send Email"
      busyLabel="Sending..."
      disabled={!isAssigned || preview.stale}
      onAct={onSend}
      onClose={onClose}
    >
      {isAssigned ? (
        <EmailPreview {...preview} />
      ) : (
        <Notice tone="warning">No contractor is assigned to this booking yet.</Notice>
      )}
    </ActDialog>
  )
}
