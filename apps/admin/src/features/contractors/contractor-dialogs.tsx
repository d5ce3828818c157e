import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { displayStatus } from '@dustforce/office/booking'
import {
  type Contractor,
  type ContractorForm,
  contractorFormOf,
  contractorRowOf,
  emptyContractorForm,
} from '@dustforce/office/contractor'
import type { Booking } from '@dustforce/supabase/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { say, sayNext, warnOf } from '../../app/toasts.tsx'
import { useAction } from '../../app/use-action.ts'
import { useSaveOver } from '../../patterns/use-save-over.ts'
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
  const { contractors } = useBackend()
  const client = useQueryClient()
  const now = useClock()
  const navigate = useNavigate()
  const [busy, runBusy] = useAction()
  const saveOver = useSaveOver()
  const comingJobs = useComingJobs(dialog.kind === 'add' ? null : dialog.contractor)
  const run = (action: () => Promise<unknown>, done: () => void, failed: string) =>
    runBusy(async () => {
      try {
        await action()
      } catch (failure) {
        warnOf(failed, failure)
        return
      } finally {
        // After a failure too: it may be that the session has ended, which a query finds out.
        client.invalidateQueries({ queryKey: ['contractors'] })
      }
      done()
      onClose()
    })
  const updated = (before: Contractor, { fullName, onDuty }: ContractorForm) => {
    const [title, description] = ['Contractor updated!', 'The contractor profile has been updated.']
    const jobs = comingJobs?.length ?? 0
    if (!before.onDuty || onDuty || jobs === 0) return say(title, description)
    // Somebody else has to do them, today's first of all.
    const from = businessDateOf(now(), gtaPolicy.zone)
    const query = new URLSearchParams({ assignedCleaner: fullName.trim(), dateFrom: from, sort: 'date-asc' })
    sayNext(title, description, {
      label: jobs === 1 ? 'Reassign the job' : `Reassign ${jobs >= enough ? 'the' : jobs} jobs`,
      run: () => navigate(`/dashboard/bookings?${query}`),
    })
  }
  switch (dialog.kind) {
    case 'add':
      return (
        <ContractorFormDialog
          mode="add"
          initial={emptyContractorForm}
          busy={busy}
          onClose={onClose}
          onSave={(form) =>
            run(
              () => contractors.add(contractorRowOf(form)),
              () => say('Contractor added!', 'The new contractor profile has been created.'),
              'Failed to add contractor',
            )
          }
        />
      )
    case 'edit':
      return (
        <ContractorFormDialog
          mode="edit"
          initial={contractorFormOf(dialog.contractor)}
          busy={busy}
          comingJobs={comingJobs}
          onClose={onClose}
          onSave={(form) =>
            run(
              () =>
                saveOver(dialog.contractor.id, (theirs) =>
                  contractors.update(
                    dialog.contractor.id,
                    contractorRowOf(form),
                    contractorRowOf(contractorFormOf(dialog.contractor)),
                    theirs,
                  ),
                ),
              () => updated(dialog.contractor, form),
              'Failed to update contractor',
            )
          }
        />
      )
    case 'delete':
      return (
        <DeleteContractorDialog
          contractor={dialog.contractor}
          busy={busy}
          comingJobs={comingJobs}
          onClose={onClose}
          onDelete={() =>
            run(
              () => contractors.remove(dialog.contractor.id),
              () => say('Contractor deleted!', `${dialog.contractor.fullName} has been removed.`),
              'Failed to delete contractor',
            )
          }
        />
      )
  }
}

const enough = 100

/** The jobs to come of a contractor, the next ones first, up to a hundred; null while they are read. */
function useComingJobs(contractor: Contractor | null): readonly Booking[] | null {
  const { bookings } = useBackend()
  const today = businessDateOf(useClock()(), gtaPolicy.zone)
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
