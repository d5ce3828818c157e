import type { Contractor } from '@dustforce/office/contractor'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
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
    <ConfirmDialog
      title="Delete Contractor"
      description={`Are you sure you want to delete contractor "${contractor.fullName}"? This action cannot be undone.`}
      confirmLabel="Delete"
      destructive
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={onDelete}
      onClose={onClose}
    >
      <ComingJobs
        className="mt-4"
        name={contractor.fullName}
        jobs={comingJobs}
        fate={['It will need another contractor.', 'They will need another contractor.']}
      />
    </ConfirmDialog>
  )
}
