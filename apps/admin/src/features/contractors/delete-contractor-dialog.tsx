import type { Contractor } from '@dustforce/core/contractor'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { Notice } from '@dustforce/ui/notice'
import { jobsText } from './contractor-words.ts'

export interface DeleteContractorDialogProps {
  readonly contractor: Pick<Contractor, 'fullName'>
  readonly busy: boolean
  /** Jobs to come that are assigned to the contractor; null while they are counted. */
  readonly comingJobs?: number | null
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asks before a contractor leaves the roster. */
export function DeleteContractorDialog({
  contractor,
  busy,
  comingJobs = null,
  onDelete,
  onClose,
}: DeleteContractorDialogProps) {
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
    >
      {comingJobs !== null && comingJobs > 0 ? (
        <Notice tone="warning" announce="polite" className="mt-4">
          {jobsText(comingJobs)} assigned to {contractor.fullName}. Please assign{' '}
          {comingJobs === 1 ? 'it' : 'them'} to somebody else.
        </Notice>
      ) : null}
    </AlertDialog>
  )
}
