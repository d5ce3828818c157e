import { addDays, gtaPolicy } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import { type BulkAct, bulkPlan, isAhead, type OverlapReason } from '@dustforce/office/hub'
import type { Booking, BookingPage } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useOfferedActs } from '../../../app/acts.ts'
import { useBackend, useClock } from '../../../app/app-context.tsx'
import { csvOf } from '../../../app/csv.ts'
import { saveFile } from '../../../app/save-file.ts'
import { toast } from '../../../app/toasts.tsx'
import { lettersText } from '../../../kit/bulk-words.ts'
import { tellOfMany } from '../../../kit/tell-of-many.ts'
import { useHeldList } from '../../../kit/use-held-list.ts'
import type { Selection } from '../../../kit/use-selection.ts'
import type { Letters } from '../acts/assigning.ts'
import { pageKey } from '../list/booking-cache.ts'
import { bookingCsvColumns } from '../list/bookings-csv.ts'
import { payRules } from '../pay-rules.ts'
import { againstMany } from './against-many.ts'
import { type AssignedOne, sendAssignments, takeBackAssignments } from './bulk-assign.ts'
import { BulkBarView, verbOf } from './bulk-bar-view.tsx'

const BulkLettersDialog = lazyPart(() => import('./bulk-letters-dialog.tsx'))
const CompleteEarlyDialog = lazyPart(async () => ({
  default: (await import('../acts/complete-early-dialog.tsx')).CompleteEarlyDialog,
}))
const complete: BulkAct = { kind: 'status', status: 'completed' }

/** The bar of the selected bookings over the data; while it is shown, the list's rows stay where they are. */
export default function BulkBar({ selection }: { readonly selection: Selection<Booking> }) {
  const backend = useBackend()
  const { bookings, many, contractors } = backend
  const client = useQueryClient()
  const { chosen, add, clear } = selection
  const held = useHeldList('bookings')
  /** The cleaner whose letters are looked at. */
  const [emailing, setEmailing] = useState<{
    readonly cleaner: Contractor
    readonly reason: OverlapReason | null
  } | null>(null)
  const clock = useClock()
  /** Those to complete that are still to come, while it is asked whether they are meant. */
  const [early, setEarly] = useState<readonly Booking[]>([])
  const cleaners = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const selected = [...chosen.values()].map((booking) => current(booking))
  const days = selected.flatMap(({ bookingDate }) => bookingDate ?? []).toSorted()
  const [first = null, last = first] = [days[0], days.at(-1)]
  // Of longer spans only the profiles are looked at here; the database looks at the rest.
  const isShort = first !== null && last !== null && last <= addDays(first, 31)
  const jobs = useQuery({
    queryKey: ['bookings', 'between', first, last],
    queryFn: () => (first === null || last === null ? [] : bookings.between(first, last)),
    enabled: isShort,
  })

  /** As the list shows it now: a change of one's own has raised the version. */
  function current(booking: Booking): Booking {
    const pages = client.getQueriesData<BookingPage>({ queryKey: pageKey })
    for (const [, page] of pages) {
      const found = page?.rows.find(({ id }) => id === booking.id)
      if (found !== undefined && found.version >= booking.version) return found
    }
    return booking
  }

  const rest = client
    .getQueryCache()
    .findAll({ queryKey: pageKey, type: 'active' })
    .flatMap(({ queryKey }) => client.getQueryData<BookingPage>(queryKey)?.rows ?? [])
    .filter(({ id }) => !chosen.has(id))

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
    takeBackAssignments(backend, assigned).then(
      (results) => {
        refresh()
        tellOfMany('Undone', results)
      },
      (failure) => {
        refresh()
        toast.failure('Undo Failed', failure)
      },
    )
  const apply = useMutation({
    mutationFn: async ({
      act,
      letters,
      reason,
    }: {
      readonly act: BulkAct
      readonly letters: Letters | null
      readonly reason: OverlapReason | null
    }) => {
      const asking = new Set(against(act).flatMap(({ id, needsReason }) => (needsReason ? [id] : [])))
      const changes = bulkPlan(selected, act, payRules).changes.map(({ booking, patch }) => ({
        booking,
        patch: reason !== null && asking.has(booking.id) ? { ...patch, overlapReason: reason } : patch,
      }))
      const changed = await many.change(verbOf(act), changes)
      const assigned =
        letters === null ? null : await sendAssignments(backend, changes, changed.results, letters)
      return { ...changed, assigned }
    },
    onSuccess: ({ batch, results, assigned }, { act }) => {
      const title = act.kind === 'assign' ? `Assigned to ${act.cleaner.fullName}` : 'Booking status updated'
      const takeBack = (made: string) => (assigned === null ? undo(made) : undoAssigned(assigned))
      tellOfMany(
        title,
        results,
        batch === null ? null : () => takeBack(batch),
        assigned === null ? '' : lettersText(assigned),
      )
      setEmailing(null)
      setEarly([])
      clear()
      refresh()
    },
    onError: (failure) => toast.failure('Update Failed', failure),
  })
  const against = (act: BulkAct) => {
    const cleaner = act.kind === 'assign' ? cleaners.data?.find(({ id }) => id === act.cleaner.id) : undefined
    if (cleaner === undefined) return []
    const given = bulkPlan(selected, act, payRules).changes.map(({ booking }) => booking)
    return againstMany(given, cleaner, jobs.data ?? [])
  }
  const onApply = (act: BulkAct, reason: OverlapReason | null) => {
    const completes = act.kind === 'status' && act.status === 'completed'
    const ahead = completes
      ? bulkPlan(selected, act, payRules)
          .changes.map(({ booking }) => booking)
          .filter((booking) => isAhead(booking, clock(), gtaPolicy.zone))
      : []
    if (ahead.length === 0) apply.mutate({ act, letters: null, reason })
    else setEarly(ahead)
  }
  const saveCsv = () =>
    saveFile(
      'bookings.csv',
      'text/csv',
      csvOf([
        bookingCsvColumns.map(({ label }) => label),
        ...selected.map((booking) => bookingCsvColumns.map(({ value }) => value(booking))),
      ]),
    )
  const count = chosen.size
  useOfferedActs(
    useMemo(
      () => [{ label: `Clear the selection (${count} ${count === 1 ? 'booking' : 'bookings'})`, run: clear }],
      [count, clear],
    ),
  )
  return (
    <>
      <BulkBarView
        key={count}
        count={count}
        waiting={held.waiting}
        cleaners={(cleaners.data ?? []).filter(({ onDuty }) => onDuty)}
        busy={apply.isPending}
        planOf={(act) => bulkPlan(selected, act, payRules)}
        against={against}
        onApply={onApply}
        onLetters={(id, reason) => {
          const cleaner = cleaners.data?.find((one) => one.id === id)
          setEmailing(cleaner === undefined ? null : { cleaner, reason })
        }}
        onCsv={saveCsv}
        onClear={clear}
        onShowWaiting={held.show}
        rest={rest.length}
        onRest={() => add(rest)}
      />
      {early.length === 0 ? null : (
        <CompleteEarlyDialog
          early={early}
          count={bulkPlan(selected, complete, payRules).changes.length}
          busy={apply.isPending}
          onComplete={() => apply.mutate({ act: complete, letters: null, reason: null })}
          onClose={() => setEarly([])}
        />
      )}
      {emailing === null ? null : (
        <BulkLettersDialog
          cleaner={emailing.cleaner}
          bookings={bulkPlan(selected, { kind: 'assign', cleaner: emailing.cleaner }, payRules).changes.map(
            ({ booking }) => booking,
          )}
          busy={apply.isPending}
          onAssign={(letters) =>
            apply.mutate({
              act: { kind: 'assign', cleaner: emailing.cleaner },
              letters,
              reason: emailing.reason,
            })
          }
          onClose={() => setEmailing(null)}
        />
      )}
    </>
  )
}
