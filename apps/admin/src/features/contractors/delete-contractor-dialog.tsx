import type { Contractor } from '@dustforce/office/contractor'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { ComingJobs, type ComingJobsProps } from './coming-jobs.tsx'

export interface DeleteContractorDialogProps {
  readonly contractor: Pick<Contractor, 'fullName'>
  readonly busy: boolean
  readonly comingJobs?: ComingJobsProps['jobs']
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
      <ComingJobs
        className="mt-4"
        name={contractor.fullName}
        jobs={comingJobs}
        fate={['It will need another cleaner.', 'They will need another cleaner.']}
      />
    </AlertDialog>
  )
}
