import { businessDateOf } from '@dustforce/core/schedule'
import { displayStatus } from '@dustforce/office/booking'
import {
  type Contractor,
  type ContractorForm,
  contractorFormOf,
  contractorRowOf,
  emptyContractorForm,
} from '@dustforce/office/contractor'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { useChange } from '../../kit/use-change.ts'
import { useSaveOver } from '../../kit/use-save-over.ts'
import { ContractorFormDialog } from './contractor-form-dialog.tsx'
import { DeleteContractorDialog } from './delete-contractor-dialog.tsx'

export type ContractorDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly contractor: Contractor }

export interface ContractorDialogsProps {
  readonly dialog: ContractorDialog
  readonly onClose: () => void
}

/** The dialogs of the roster, in a bundle of their own. */
export default function ContractorDialogs({ dialog, onClose }: ContractorDialogsProps) {
  const { policy } = useBusiness()
  const { contractors } = useBackend()
  const now = useClock()
  const navigate = useNavigate()
  const contractor = dialog.kind === 'add' ? null : dialog.contractor
  const { id, onDuty: wasOnDuty, fullName } = contractor ?? { id: '', onDuty: false, fullName: '' }
  const comingJobs = useComingJobs(contractor)
  const always = { reads: [['contractors']], onDone: onClose }
  const jobs = comingJobs?.length ?? 0
  const isLeaving = (form: ContractorForm) => wasOnDuty && !form.onDuty && jobs > 0
  const updated = ['Contractor updated!', 'The contractor profile has been updated.'] as const
  const add = useChange((form: ContractorForm) => contractors.add(contractorRowOf(form)), {
    ...always,
    done: ['Contractor added!', 'The new contractor profile has been created.'],
    failed: 'Failed to add contractor',
  })
  const saveOver = useSaveOver()
  const seen = contractorRowOf(contractor === null ? emptyContractorForm : contractorFormOf(contractor))
  const updateOver = (form: ContractorForm) =>
    saveOver(id, (theirs) => contractors.update(id, contractorRowOf(form), seen, theirs))
  const update = useChange(updateOver, {
    ...always,
    done: (form) => (isLeaving(form) ? undefined : updated),
    failed: 'Failed to update contractor',
    onDone: (form) => {
      onClose()
      if (!isLeaving(form)) return
      // Somebody else has to do them, today's first of all.
      const dateFrom = businessDateOf(now(), policy.zone)
      const query = new URLSearchParams({ assignedCleaner: form.fullName.trim(), dateFrom, sort: 'date-asc' })
      toast.next(...updated, {
        label: jobs === 1 ? 'Reassign the job' : `Reassign ${jobs >= enough ? 'the' : jobs} jobs`,
        run: () => navigate(`/dashboard/bookings?${query}`),
      })
    },
  })
  const remove = useChange(() => contractors.remove(id), {
    ...always,
    done: ['Contractor deleted!', `${fullName} has been removed.`],
    failed: 'Failed to delete contractor',
  })
  if (dialog.kind === 'delete')
    return (
      <DeleteContractorDialog
        contractor={dialog.contractor}
        busy={remove.busy}
        comingJobs={comingJobs}
        onClose={onClose}
        onDelete={() => remove.run()}
      />
    )
  return (
    <ContractorFormDialog
      mode={dialog.kind}
      initial={contractor === null ? emptyContractorForm : contractorFormOf(contractor)}
      busy={add.busy || update.busy}
      comingJobs={comingJobs}
      onClose={onClose}
      onSave={dialog.kind === 'add' ? add.run : update.run}
    />
  )
}

const enough = 100

/** The jobs to come of a contractor, the next ones first, up to a hundred; null while they are read. */
function useComingJobs(contractor: Contractor | null): readonly Booking[] | null {
  const { policy } = useBusiness()
  const { bookings } = useBackend()
  const today = businessDateOf(useClock()(), policy.zone)
  const { id, fullName } = contractor ?? { id: '', fullName: '' }
  const query = useQuery({
    queryKey: ['bookings', 'coming', id, fullName, today],
    queryFn: async () => {
      const filters = { assignedCleaner: fullName, dateFrom: today }
      const sort = { key: 'date', direction: 'asc' } as const
      const { rows } = await bookings.page({ filters, sort, after: null, upTo: null, limit: enough })
      // Two people can have one name.
      return rows.filter(
        (row) => row.contractorId === id && !['canceled', 'completed'].includes(displayStatus(row)),
      )
    },
    enabled: contractor !== null,
  })
  return query.data ?? null
}
