import type { Booking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { ActButton } from '../../../kit/act-button.tsx'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { EmailPreview, type EmailPreviewProps } from '../../../patterns/email-preview.tsx'
import { useWorker } from '../../../patterns/use-worker.ts'
import { cleanerOf } from '../booking-words.ts'

export interface ContractorEmailDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  /** The e-mail with the notes in it. */
  readonly preview: EmailPreviewProps
  /** The notes that the admin adds for this job. */
  readonly notes: string
  readonly onNotes: (notes: string) => void
  readonly onSend: () => void
  /** Leads on to choosing somebody when there is nobody to write to. */
  readonly onAssign: () => void
  readonly onClose: () => void
}

/** Shows the e-mail about a job that its contractor will get, and sends it. */
export function ContractorEmailDialog({
  booking,
  busy,
  preview,
  notes,
  onNotes,
  onSend,
  onAssign,
  onClose,
}: ContractorEmailDialogProps) {
  const worker = useWorker()
  return (
    <ActDialog
      size="lg"
      busy={busy}
      title="Job Assignment Confirmation"
      description="This email tells the contractor about the job."
      act="Send Email"
      busyLabel="Sending..."
      disabled={preview.stale}
      onAct={onSend}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {cleanerOf(booking) === '' ? (
          <Notice tone="warning" title="No contractor is assigned to this booking yet.">
            <p>You can send the e-mail once someone has the job.</p>
            <ActButton className="mt-2" disabled={busy} onClick={onAssign}>
              Assign {worker.title}
            </ActButton>
          </Notice>
        ) : (
          <>
            <TextArea
              label="Additional notes for the contractor"
              optional
              rows={2}
              value={notes}
              onChange={(event) => onNotes(event.target.value)}
            />
            <EmailPreview {...preview} />
          </>
        )}
      </div>
    </ActDialog>
  )
}
