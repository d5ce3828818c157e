import { businessDateOf } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import { type BulkAct, bulkPlan, isAhead, type OverlapReason } from '@dustforce/office/hub'
import type { Booking, BookingSeries } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Said } from '@dustforce/ui/said'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'
import { useNow } from '../../../app/use-now.ts'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { OverlapReasonSelect } from '../../../patterns/overlap-reason-select.tsx'
import { useNeverAgain } from '../../../patterns/use-never-again.ts'
import { bookingName, whenText } from '../booking-words.ts'
import { againstMany, type Doubt } from '../bulk/against-many.ts'
import { useBulkApply } from '../bulk/use-bulk-apply.ts'
import { payRules } from '../pay-rules.ts'

const BulkLettersDialog = lazyPart(() => import('../bulk/bulk-letters-dialog.tsx'))

interface SeriesCleanerDialogProps {
  readonly booking: Booking
  readonly series: BookingSeries
  readonly onClose: () => void
}

/** A cleaner who could have all visits to come, with what speaks against each. */
interface Offered {
  readonly cleaner: Contractor
  readonly doubts: readonly Doubt[]
}

/** Gives all visits of a series that are to come to one cleaner, with what speaks against each of them. */
export function SeriesCleanerDialog({ booking, series, onClose }: SeriesCleanerDialogProps) {
  const business = useBusiness()
  const [chosenId, setChosenId] = useState('')
  const [reason, setReason] = useState<OverlapReason | null>(null)
  const [isEmailing, setEmailing] = useState(false)
  const { visits, jobs, cleaners, isLoading, failure } = useVisitsToCome(series)
  const assign = (cleaner: Contractor): BulkAct => ({ kind: 'assign', cleaner })
  const given = (act: BulkAct) => bulkPlan(visits, act, payRules(business)).changes.map((one) => one.booking)
  const against = (act: BulkAct) => {
    const cleaner = act.kind === 'assign' ? cleaners.find(({ id }) => id === act.cleaner.id) : undefined
    return cleaner === undefined ? [] : againstMany(given(act), cleaner, jobs, business.company)
  }
  const offered = cleaners
    .map((cleaner): Offered => ({ cleaner, doubts: against(assign(cleaner)) }))
    .toSorted(byFit)
  const chosen = offered.find(({ cleaner }) => cleaner.id === chosenId)
  const act = chosen === undefined ? null : assign(chosen.cleaner)
  const changed = act === null ? [] : given(act)
  const asksReason = chosen?.doubts.some(({ needsReason }) => needsReason) === true
  const isReady = changed.length > 0 && (!asksReason || reason !== null)
  const apply = useBulkApply(visits, against, onClose)
  const run = (letters: Parameters<typeof apply.mutate>[0]['letters']) => {
    if (act !== null) apply.mutate({ act, letters, reason: asksReason ? reason : null })
  }
  if (isEmailing && chosen !== undefined) {
    return (
      <BulkLettersDialog
        cleaner={chosen.cleaner}
        bookings={changed}
        busy={apply.isPending}
        onAssign={run}
        onClose={() => setEmailing(false)}
      />
    )
  }
  return (
    <ActDialog
      size="lg"
      title="Contractor of All Visits to Come"
      description={bookingName(booking)}
      act={assignWords(changed.length)}
      busy={apply.isPending}
      busyLabel="Assigning..."
      disabled={!isReady}
      other={
        <Button variant="secondary" disabled={!isReady || apply.isPending} onClick={() => setEmailing(true)}>
          Assign and e-mail...
        </Button>
      }
      onAct={() => run(null)}
      onClose={onClose}
    >
      {failure !== null ? (
        <p role="alert" className="py-8 text-center text-danger-ink">
          Failed to load the visits: {failure}
        </p>
      ) : visits.length === 0 || isLoading ? (
        <Said className="py-8 text-center text-muted">
          {isLoading ? 'Loading visits...' : 'No visits are to come.'}
        </Said>
      ) : (
        <div className="grid gap-5">
          <Select
            label="Contractor"
            placeholder="Choose a contractor"
            value={chosenId}
            disabled={apply.isPending}
            options={offered.map((one) => ({ value: one.cleaner.id, label: fitText(one) }))}
            onChange={({ target }) => {
              setChosenId(target.value)
              setReason(null)
            }}
          />
          <VisitList {...{ visits, changed }} doubts={chosen?.doubts ?? []} />
          {asksReason ? <OverlapReasonSelect act="Assign" reason={reason} onReason={setReason} /> : null}
          <p className="text-sm text-muted">
            Visits that are written later have no contractor until one is assigned to them.
          </p>
        </div>
      )}
    </ActDialog>
  )
}

/** The visits of a series that are to come, the other jobs of their days, and who is on duty. */
function useVisitsToCome(series: BookingSeries) {
  const { policy } = useBusiness()
  const backend = useBackend()
  const now = useNow()
  const today = businessDateOf(now, policy.zone)
  const days = [...new Set(series.visits.map(({ date }) => date).filter((date) => date >= today))]
  const roster = useQuery({ queryKey: ['contractors'], queryFn: backend.contractors.all })
  const query = useQuery({
    queryKey: ['bookings', 'on', ...days],
    queryFn: async () => (await Promise.all(days.map((day) => backend.bookings.between(day, day)))).flat(),
  })
  const jobs = query.data ?? []
  const own = new Set(series.visits.map(({ bookingId }) => bookingId))
  const visits = useNeverAgain(
    jobs.filter(
      (job) => own.has(job.id) && job.bookingStatus !== 'canceled' && isAhead(job, now, policy.zone),
    ),
  )
  const failed = [roster, query].find(({ isError }) => isError)
  return {
    visits,
    jobs,
    cleaners: (roster.data ?? []).filter(({ onDuty }) => onDuty),
    isLoading: query.isPending || roster.isPending,
    failure: failed === undefined ? null : messageOf(failed.error),
  }
}

/** Each visit with who has it, and what speaks against the one who is chosen. */
function VisitList({
  visits,
  changed,
  doubts,
}: {
  readonly visits: readonly Booking[]
  readonly changed: readonly Booking[]
  readonly doubts: readonly Doubt[]
}) {
  return (
    <ol aria-label="Visits to come" className="grid text-sm">
      {visits.map((visit) => {
        const doubt = doubts.find(({ id }) => id === visit.id)
        return (
          <li
            key={visit.id}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-line py-1.5"
          >
            <span>{whenText(visit)}</span>
            <span className="text-muted">
              {changed.some(({ id }) => id === visit.id)
                ? `now ${visit.assignedCleanerName ?? 'nobody'}`
                : (visit.assignedCleanerName ?? 'Nobody')}
            </span>
            {doubt === undefined ? null : <span className="col-span-2 text-danger-ink">{doubt.why}</span>}
          </li>
        )
      })}
    </ol>
  )
}

function fitText({ cleaner, doubts }: Offered): string {
  const count = doubts.length
  return `${cleaner.fullName}: ${count === 0 ? 'free for all' : `${count} with a reason against`}`
}

/** The best first: whom the fewest visits do not suit, first of all for a reason that is recorded. */
function byFit(a: Offered, b: Offered): number {
  const hard = ({ doubts }: Offered) => doubts.filter(({ needsReason }) => needsReason).length
  return (
    hard(a) - hard(b) ||
    a.doubts.length - b.doubts.length ||
    a.cleaner.fullName.localeCompare(b.cleaner.fullName)
  )
}

function assignWords(count: number): string {
  if (count === 0) return 'Assign Visits'
  return count === 1 ? 'Assign 1 Visit' : `Assign ${count} Visits`
}
