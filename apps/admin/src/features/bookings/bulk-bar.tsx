import { type BulkAct, bulkPlan } from '@dustforce/core/hub'
import type { Booking, BookingPage, ResultOfMany } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOfferedActs } from '../../app/acts.ts'
import { useBackend } from '../../app/app-context.tsx'
import { csvOf } from '../../app/csv.ts'
import { holdList } from '../../app/held-lists.ts'
import { saveFile } from '../../app/save-file.ts'
import { say, warn, warnOf } from '../../app/toasts.tsx'
import { offerUndo } from '../../app/undo.ts'
import { pageKey } from './booking-cache.ts'
import { bookingCsvColumns } from './bookings-csv.ts'
import { BulkBarView, verbOf } from './bulk-bar-view.tsx'
import { failuresOf } from './bulk-words.ts'
import { payRules } from './pay-rules.ts'
import type { Selection } from './use-selection.ts'

/** The bar of the selected bookings over the data; while it is shown, the list's rows stay where they are. */
export default function BulkBar({ selection }: { readonly selection: Selection }) {
  const { many, contractors } = useBackend()
  const client = useQueryClient()
  const { chosen, clear } = selection
  const [waiting, setWaiting] = useState(0)
  const cleaners = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const selected = [...chosen.values()].map((booking) => current(booking))

  /** As the list shows it now: a change of one's own has raised the version. */
  function current(booking: Booking): Booking {
    const pages = client.getQueriesData<BookingPage>({ queryKey: pageKey })
    for (const [, page] of pages) {
      const found = page?.rows.find(({ id }) => id === booking.id)
      if (found !== undefined && found.version >= booking.version) return found
    }
    return booking
  }

  useEffect(() => {
    const release = holdList('bookings', () => setWaiting((count) => count + 1))
    return () => {
      release()
      client.invalidateQueries({ queryKey: pageKey })
    }
  }, [client])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere =
        document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) clear()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [clear])

  const refresh = () => {
    for (const name of ['bookings', 'dashboard', 'needs']) client.invalidateQueries({ queryKey: [name] })
  }
  const undo = (batch: string) =>
    many.undo(batch).then(
      (undone) => {
        refresh()
        if (undone === null) warn('Too late to undo', 'Changes can be undone for ten minutes.')
        else tell('Undone', undone.results)
      },
      (failure) => warnOf('Undo Failed', failure),
    )
  const apply = useMutation({
    mutationFn: (act: BulkAct) => many.change(verbOf(act), bulkPlan(selected, act, payRules).changes),
    onSuccess: ({ batch, results }, act) => {
      const title = act.kind === 'assign' ? `Assigned to ${act.cleaner.fullName}` : 'Booking status updated'
      tell(title, results, batch === null ? undefined : () => undo(batch))
      clear()
      refresh()
    },
    onError: (failure) => warnOf('Update Failed', failure),
  })
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
    <BulkBarView
      key={count}
      count={count}
      waiting={waiting}
      cleaners={(cleaners.data ?? []).filter(({ onDuty }) => onDuty)}
      busy={apply.isPending}
      planOf={(act) => bulkPlan(selected, act, payRules)}
      onApply={apply.mutate}
      onCsv={saveCsv}
      onClear={clear}
      onShowWaiting={() => {
        setWaiting(0)
        client.invalidateQueries({ queryKey: pageKey })
      }}
    />
  )
}

/** Says how many went well, and why the others did not. */
function tell(title: string, results: readonly ResultOfMany[], takeBack?: () => void): void {
  const done = results.filter(({ outcome }) => outcome === 'done').length
  const failures = failuresOf(results)
  const description = `${done} of ${results.length}${failures === '' ? '' : `. ${failures}`}`
  if (takeBack !== undefined) offerUndo(title, description, takeBack)
  else if (done === results.length) say(title, description)
  else warn(title, description)
}
