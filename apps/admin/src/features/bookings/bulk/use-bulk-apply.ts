import { type BulkAct, bulkPlan, type OverlapReason } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../../app/app-context.tsx'
import { toast } from '../../../app/toasts.tsx'
import { lettersText } from '../../../kit/bulk-words.ts'
import { tellOfMany } from '../../../kit/tell-of-many.ts'
import type { Letters } from '../acts/assigning.ts'
import { payRules } from '../pay-rules.ts'
import type { Doubt } from './against-many.ts'
import { type AssignedOne, revertAssignments, sendAssignments } from './bulk-assign.ts'
import { verbOf } from './bulk-bar-view.tsx'

/** An act on many bookings. */
export interface ManyActs {
  readonly act: BulkAct
  readonly letters: Letters | null
  /** Why those get it whom it does not suit. */
  readonly reason: OverlapReason | null
}

/** Does an act with the selected bookings, says what became of each, and takes it back. */
export function useBulkApply(
  selected: readonly Booking[],
  against: (act: BulkAct) => readonly Doubt[],
  onDone: () => void,
) {
  const business = useBusiness()
  const backend = useBackend()
  const { many } = backend
  const client = useQueryClient()
  const refresh = () => {
    for (const name of ['bookings', 'dashboard', 'needs']) client.invalidateQueries({ queryKey: [name] })
  }
  const undo = (batch: string) =>
    many.undo(batch).then(
      (undone) => {
        refresh()
        if (undone === null) toast.error('Too late to undo', 'Changes can be undone for ten minutes.')
        else tellOfMany('Undone', undone.results)
      },
      (failure) => toast.failure('Undo Failed', failure),
    )
  const undoAssigned = (assigned: readonly AssignedOne[]) =>
    revertAssignments(backend, assigned).then(
      (results) => {
        refresh()
        tellOfMany('Undone', results)
      },
      (failure) => {
        refresh()
        toast.failure('Undo Failed', failure)
      },
    )
  return useMutation({
    mutationFn: async ({ act, letters, reason }: ManyActs) => {
      const asking = new Set(against(act).flatMap(({ id, needsReason }) => (needsReason ? [id] : [])))
      const changes = bulkPlan(selected, act, payRules(business)).changes.map(({ booking, patch }) => ({
        booking,
        patch: reason !== null && asking.has(booking.id) ? { ...patch, overlapReason: reason } : patch,
      }))
      const changed = await many.change(verbOf(act), changes)
      const assigned =
        letters === null
          ? null
          : await sendAssignments(backend, changes, changed.results, letters, business.priceBook)
      return { ...changed, assigned }
    },
    onSuccess: ({ batch, results, assigned }, { act }) => {
      const title = act.kind === 'assign' ? `Assigned to ${act.cleaner.fullName}` : 'Booking status updated'
      const revert = (made: string) => (assigned === null ? undo(made) : undoAssigned(assigned))
      tellOfMany(
        title,
        results,
        batch === null ? null : () => revert(batch),
        assigned === null ? '' : lettersText(assigned),
      )
      onDone()
      refresh()
    },
    onError: (failure) => toast.failure('Update Failed', failure),
  })
}
