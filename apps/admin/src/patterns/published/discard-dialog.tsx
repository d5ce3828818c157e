import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'

export interface DiscardDialogProps {
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** Asks before what was changed and not published is given up. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      description="What you changed has not been published."
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      destructive
      onConfirm={onDiscard}
      onClose={onClose}
    />
  )
}
