import type { Contractor } from '@dustforce/office/contractor'
import { type BulkAct, bulkPlan, isAhead, type OverlapReason } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useOfferedActs } from '../../../app/acts.ts'
import { useBackend, useClock } from '../../../app/app-context.tsx'
import { csvOf } from '../../../app/csv.ts'
import { saveFile } from '../../../app/save-file.ts'
import { useHeldList } from '../../../kit/use-held-list.ts'
import type { Selection } from '../../../kit/use-selection.ts'
import { useNeverAgain } from '../../../patterns/use-never-again.ts'
import { bookingCsvColumns } from '../list/bookings-csv.ts'
import { payRules } from '../pay-rules.ts'
import { againstMany } from './against-many.ts'
import { BulkBarView } from './bulk-bar-view.tsx'
import { useBulkApply } from './use-bulk-apply.ts'
import { useSelectedRows } from './use-selected-rows.ts'

const BulkLettersDialog = lazyPart(() => import('./bulk-letters-dialog.tsx'))
const CompleteEarlyDialog = lazyPart(async () => ({
  default: (await import('../acts/complete-early-dialog.tsx')).CompleteEarlyDialog,
}))
const complete: BulkAct = { kind: 'status', status: 'completed' }

/** The bar of the selected bookings over the data; while it is shown, the list's rows stay where they are. */
export default function BulkBar({ selection }: { readonly selection: Selection<Booking> }) {
  const business = useBusiness()
  const { contractors } = useBackend()
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
  const { selected: rows, jobs, rest } = useSelectedRows(chosen)
  const selected = useNeverAgain(rows)
  const against = (act: BulkAct) => {
    const cleaner = act.kind === 'assign' ? cleaners.data?.find(({ id }) => id === act.cleaner.id) : undefined
    if (cleaner === undefined) return []
    const given = bulkPlan(selected, act, payRules(business)).changes.map(({ booking }) => booking)
    return againstMany(given, cleaner, jobs, business.company)
  }
  const apply = useBulkApply(selected, against, () => {
    setEmailing(null)
    setEarly([])
    clear()
  })
  const onApply = (act: BulkAct, reason: OverlapReason | null) => {
    const completes = act.kind === 'status' && act.status === 'completed'
    const ahead = completes
      ? bulkPlan(selected, act, payRules(business))
          .changes.map(({ booking }) => booking)
          .filter((booking) => isAhead(booking, clock(), business.policy.zone))
      : []
    if (ahead.length === 0) apply.mutate({ act, letters: null, reason })
    else setEarly(ahead)
  }
  const saveCsv = () =>
    saveFile(
      'bookings.csv',
      'text/csv',
      csvOf([
        bookingCsvColumns(business.priceBook).map(({ label }) => label),
        ...selected.map((booking) =>
          bookingCsvColumns(business.priceBook).map(({ value }) => value(booking)),
        ),
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
        planOf={(act) => bulkPlan(selected, act, payRules(business))}
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
          count={bulkPlan(selected, complete, payRules(business)).changes.length}
          busy={apply.isPending}
          onComplete={() => apply.mutate({ act: complete, letters: null, reason: null })}
          onClose={() => setEarly([])}
        />
      )}
      {emailing === null ? null : (
        <BulkLettersDialog
          cleaner={emailing.cleaner}
          bookings={bulkPlan(
            selected,
            { kind: 'assign', cleaner: emailing.cleaner },
            payRules(business),
          ).changes.map(({ booking }) => booking)}
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
