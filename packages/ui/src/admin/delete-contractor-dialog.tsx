import type { Contractor } from '@dustforce/core/contractor'
import { AlertDialog } from '../primitives/alert-dialog.tsx'

export interface DeleteContractorDialogProps {
  readonly contractor: Pick<Contractor, 'fullName'>
  readonly busy: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks before a contractor leaves the roster. Admin spec, section 2. */
export function DeleteContractorDialog({ contractor, busy, onDelete, onClose }: DeleteContractorDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete Contractor"
      description={`Are you sure you want to delete contractor "${contractor.fullName}"? This action cannot be undone.`}
      confirmLabel="Delete"
      destructive
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onDelete}
    />
  )
}
