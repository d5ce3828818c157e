import { exactAmount } from '@dustforce/office/company'
import type { PaidOut } from '@dustforce/supabase/admin'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { useSessionState } from '../../app/use-session-state.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'

export interface TakeBackDialogProps {
  readonly name: string
  readonly payout: PaidOut
  readonly busy: boolean
  readonly onConfirm: (note: string) => void
  readonly onClose: () => void
}

/** Asks before a payout is taken back, and why. */
export function TakeBackDialog({ name, payout, busy, onConfirm, onClose }: TakeBackDialogProps) {
  const { money } = useBusiness()
  const [note, setNote] = useSessionState(`take back ${payout.id}`, '')
  return (
    <ConfirmDialog
      title={`Take back ${exactAmount(payout.cents, money)} to ${name}?`}
      description="Its jobs are owed again. The payout stays in the history, with who took it back."
      confirmLabel="Take Back"
      destructive
      busy={busy}
      busyLabel="Taking back..."
      onConfirm={() => onConfirm(note)}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        optional
        autoComplete="off"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  )
}
