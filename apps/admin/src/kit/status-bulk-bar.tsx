import { bulkPlanText } from '@dustforce/office/hub'
import type { ResultOfMany, StatusOfOne } from '@dustforce/supabase/admin'
import { ActingSelect } from '@dustforce/ui/acting-select'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../app/toasts.tsx'
import { ActButton } from './act-button.tsx'
import { BulkBarFrame, ClearSelection } from './bulk-bar-frame.tsx'
import { tellOfMany } from './tell-of-many.ts'
import { useHeldList } from './use-held-list.ts'
import type { Selection } from './use-selection.ts'

interface Row {
  readonly id: string
  readonly status: string
}

/** The bar of selected rows that have a status, over rows that stay where they are meanwhile: sets that of all of them, after saying what that would do, and takes it back. */
export function StatusBulkBar({
  what,
  selection: { chosen, clear },
  shown,
  onAll,
  statuses,
  onChange,
}: {
  /** The words for the rows, in the plural; the first word of their queries' keys. */
  readonly what: string
  readonly selection: Pick<Selection<Row>, 'chosen' | 'clear'>
  /** The rows of the list, as they are now. */
  readonly shown: readonly Row[]
  /** Selects all of them. */
  readonly onAll: () => void
  /** The statuses that many can be given at once. */
  readonly statuses: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (changes: readonly StatusOfOne[]) => Promise<readonly ResultOfMany[]>
}) {
  const client = useQueryClient()
  const held = useHeldList(what)
  const [status, setStatus] = useState<(typeof statuses)[number] | null>(null)
  const selected = [...chosen.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row)
  const changesTo = (next: string): readonly StatusOfOne[] =>
    selected.flatMap(({ id, status: seen }) => (seen === next ? [] : [{ id, seen, status: next }]))
  const refresh = () => {
    for (const name of [what, 'dashboard', 'needs']) client.invalidateQueries({ queryKey: [name] })
  }
  const undo = async (changes: readonly StatusOfOne[]) => {
    try {
      const back = changes.map(({ id, seen, status: made }) => ({ id, seen: made, status: seen }))
      tellOfMany('Undone', await onChange(back))
    } catch (failure) {
      toast.failure('Undo Failed', failure)
    }
    refresh()
  }
  const apply = useMutation({
    mutationFn: onChange,
    onSuccess: (results, changes) => {
      const made = changes.filter(({ id }) =>
        results.some((result) => result.id === id && result.outcome === 'done'),
      )
      tellOfMany('Status updated', results, made.length === 0 ? null : () => undo(made))
      setStatus(null)
      clear()
    },
    onError: (failure) => toast.failure('Error updating status', failure),
    onSettled: refresh,
  })
  const changes = status === null ? [] : changesTo(status.value)
  const skipped = selected.slice(changes.length).map(() => ({ why: 'already' as const }))
  return (
    <BulkBarFrame
      what={what}
      count={chosen.size}
      waiting={held.waiting}
      onShowWaiting={held.show}
      rest={shown.filter(({ id }) => !chosen.has(id)).length}
      onRest={onAll}
      onClear={clear}
    >
      {status === null ? (
        <>
          <ActingSelect
            size="sm"
            label={`Set the status of the selected ${what}`}
            className="w-40"
            placeholder="Set status…"
            value=""
            onChoose={(chosen) => setStatus(statuses.find(({ value }) => value === chosen) ?? null)}
            options={statuses.filter(({ value }) => changesTo(value).length > 0)}
          />
          <ClearSelection onClear={clear} />
        </>
      ) : (
        <>
          <p className="min-w-0 flex-1 text-sm max-sm:basis-full">
            {bulkPlanText({ changes, skipped }, `set to ${status.label.toLowerCase()}`)}
          </p>
          <ActButton variant="ghost" disabled={apply.isPending} onClick={() => setStatus(null)}>
            Back
          </ActButton>
          <ActButton
            variant="primary"
            busy={apply.isPending}
            busyLabel="Saving..."
            disabled={changes.length === 0}
            onClick={() => apply.mutate(changes)}
          >
            Apply to {changes.length}
          </ActButton>
        </>
      )}
    </BulkBarFrame>
  )
}
