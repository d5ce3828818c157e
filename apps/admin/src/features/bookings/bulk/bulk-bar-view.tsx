import { displayStatusLabel } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import { type BulkAct, type BulkPlan, bulkPlanText, type OverlapReason } from '@dustforce/office/hub'
import { ActingSelect } from '@dustforce/ui/acting-select'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { BulkBarFrame, ClearSelection } from '../../../kit/bulk-bar-frame.tsx'
import { OverlapReasonSelect } from '../../../patterns/overlap-reason-select.tsx'
import type { Doubt } from './against-many.ts'

export interface BulkBarViewProps {
  readonly count: number
  /** Changes of others that wait until nothing is selected. */
  readonly waiting: number
  readonly cleaners: readonly Contractor[]
  readonly busy: boolean
  /** Returns what an act would do to the selected ones. */
  readonly planOf: (act: BulkAct) => BulkPlan<unknown>
  /** Returns what speaks against an act, a line for each booking. */
  readonly against: (act: BulkAct) => readonly Doubt[]
  /** Told why those get it whom it does not suit; null when it suits all. */
  readonly onApply: (act: BulkAct, reason: OverlapReason | null) => void
  /** Shows the letters of an assignment before it is done. */
  readonly onLetters: (cleanerId: string, reason: OverlapReason | null) => void
  readonly onCsv: () => void
  readonly onClear: () => void
  readonly onShowWaiting: () => void
  /** The number of shown rows that are not selected. */
  readonly rest: number
  readonly onRest: () => void
}

const statuses = ['pending', 'confirmed', 'completed'] as const

/** An act's verb, as the preview and its button name it. */
export function verbOf(act: BulkAct): string {
  return act.kind === 'assign' ? 'assign' : `set to ${displayStatusLabel(act.status).toLowerCase()}`
}

const mostDoubts = 4

/** Shows what can be done with the selected bookings, with a preview of what it would do. */
export function BulkBarView({
  count,
  waiting,
  cleaners,
  busy,
  planOf,
  against,
  onApply,
  onLetters,
  onCsv,
  onClear,
  onShowWaiting,
  rest,
  onRest,
}: BulkBarViewProps) {
  const [act, setAct] = useState<BulkAct | null>(null)
  const [chosen, setReason] = useState<OverlapReason | null>(null)
  const isUseful = (each: BulkAct) => planOf(each).changes.length > 0
  const shown = cleaners.filter((cleaner) => isUseful({ kind: 'assign', cleaner }))
  const plan = act === null ? null : planOf(act)
  const doubts = act === null ? [] : against(act)
  const asksReason = doubts.some((doubt) => doubt.needsReason)
  const reason = asksReason ? chosen : null
  const isReady = plan !== null && plan.changes.length > 0 && (!asksReason || reason !== null)
  return (
    <BulkBarFrame
      what="bookings"
      count={count}
      waiting={waiting}
      onShowWaiting={onShowWaiting}
      rest={rest}
      onRest={onRest}
      onClear={onClear}
    >
      {act === null || plan === null ? (
        <>
          <ActingSelect
            size="sm"
            label="Set the status of the selected bookings"
            className="w-36"
            placeholder="Set status…"
            value=""
            onChoose={(chosen) => {
              const status = statuses.find((each) => each === chosen)
              if (status !== undefined) setAct({ kind: 'status', status })
            }}
            options={statuses
              .filter((status) => isUseful({ kind: 'status', status }))
              .map((status) => ({ value: status, label: displayStatusLabel(status) }))}
          />
          <ActingSelect
            size="sm"
            label="Assign the selected bookings"
            className="w-40"
            placeholder="Assign…"
            value=""
            onChoose={(chosen) => {
              const cleaner = shown.find(({ id }) => id === chosen)
              if (cleaner !== undefined) setAct({ kind: 'assign', cleaner })
            }}
            options={shown.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
          <ActButton icon={Download} onClick={onCsv}>
            CSV
          </ActButton>
          <ClearSelection onClear={onClear} />
        </>
      ) : (
        <>
          <p className="min-w-0 flex-1 text-sm max-sm:basis-full">
            {act.kind === 'assign' ? <strong>{act.cleaner.fullName}: </strong> : null}
            {bulkPlanText(plan, verbOf(act))}
          </p>
          <ActButton
            variant="ghost"
            disabled={busy}
            onClick={() => {
              setAct(null)
              setReason(null)
            }}
          >
            Back
          </ActButton>
          {act.kind === 'assign' ? (
            <ActButton disabled={busy || !isReady} onClick={() => onLetters(act.cleaner.id, reason)}>
              Apply and e-mail…
            </ActButton>
          ) : null}
          <ActButton
            variant="primary"
            busy={busy}
            busyLabel="Saving..."
            disabled={!isReady}
            onClick={() => onApply(act, reason)}
          >
            Apply to {plan.changes.length}
          </ActButton>
          {doubts.length === 0 ? null : (
            <ul
              aria-label="What speaks against it"
              className="grid basis-full gap-0.5 text-sm text-warning-ink"
            >
              {doubts.slice(0, mostDoubts).map(({ id, who, why }) => (
                <li key={id}>
                  {who}: {why}
                </li>
              ))}
              {doubts.length > mostDoubts ? <li>and {doubts.length - mostDoubts} more</li> : null}
            </ul>
          )}
          {asksReason ? (
            <OverlapReasonSelect size="sm" act="Assign" reason={reason} onReason={setReason} />
          ) : null}
        </>
      )}
    </BulkBarFrame>
  )
}
