import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import { attentionText, displayStatus, isPaymentDue, isSold, serviceName } from '@dustforce/office/booking'
import {
  type Conflict,
  conflictText,
  hasStarted,
  isHard,
  overlapReasons,
  overlapReasonText,
  spanText,
} from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { useBusiness } from '@dustforce/ui/use-business'
import { Check, Play, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'

export interface JobChipProps {
  readonly job: Booking
  /** The conflicts at the place where it is. */
  readonly conflicts: readonly Conflict[]
  /** It is being moved from here. */
  readonly lifted: boolean
  readonly onOpen: (job: Booking) => void
  readonly onKeyDown: (event: KeyboardEvent, job: Booking) => void
  readonly className?: string
}

/** The data of a chip's drag: its job, and how far from its left edge it was taken. */
export interface ChipDrag {
  readonly [key: string]: unknown
  readonly jobId: string
  readonly grabbedAt: number
}

const looks = {
  done: 'border-line bg-sunken text-muted',
  unpaid: 'border-dashed border-line-strong bg-surface text-ink',
  conflict: 'border-danger bg-danger-soft text-ink',
  plain: 'border-brand/40 bg-brand-soft text-ink',
}

/** A job on the board: opened by a click, taken by a drag, moved by keys. */
export function JobChip({ job, conflicts, lifted, onOpen, onKeyDown, className }: JobChipProps) {
  const { priceBook } = useBusiness()
  const chip = useRef<HTMLDivElement>(null)
  const isDone = displayStatus(job) === 'completed'
  const { id } = job
  useEffect(() => {
    const element = chip.current
    if (element === null || isDone) return
    return draggable({
      element,
      getInitialData: ({ input }): ChipDrag => ({
        jobId: id,
        grabbedAt: input.clientX - element.getBoundingClientRect().left,
      }),
    })
  }, [id, isDone])
  const hasConflict = conflicts.some(({ kind }) => kind === 'overlap' || kind === 'travel')
  const reasons = isDone ? [] : job.attention.map(attentionText)
  const allTheSame = overlapReasons.find((reason) => reason === job.overlapReason)
  const doubts = [
    ...reasons,
    ...conflicts.map(conflictText),
    ...(allTheSame === undefined || conflicts.length === 0
      ? []
      : [`Assigned anyway: ${overlapReasonText(allTheSame)}`]),
  ]
  const isGrave = hasConflict || reasons.length > 0 || conflicts.some(isHard)
  const isBegun = !isDone && hasStarted(job)
  const isUnpaid = !isSold(job.paymentStatus)
  const payment = isUnpaid ? 'unpaid' : isPaymentDue(job) ? 'due' : null
  const look = isDone ? 'done' : hasConflict ? 'conflict' : isUnpaid ? 'unpaid' : 'plain'
  const minute = job.bookingTime === null ? null : minuteOfLabel(job.bookingTime)
  const until = job.bookingMinute === null ? null : `until ${spanText(job).replace(/.*– /, '')}`
  const notes = [
    until,
    serviceName(job.serviceType, priceBook),
    isDone ? 'done' : isBegun ? 'started' : null,
    ...doubts,
  ].filter((note) => note !== null)
  return (
    // No real button: Firefox does not let those be dragged.
    <div
      ref={chip}
      role="button"
      tabIndex={0}
      data-job={job.id}
      aria-haspopup="dialog"
      title={doubts.join('\n') || undefined}
      className={classNames(
        'flex min-h-11 w-full min-w-0 items-start gap-1 overflow-hidden rounded-md border px-2 py-1 text-left text-xs leading-tight focus-visible:z-20',
        isDone ? '' : 'cursor-grab hover:shadow-md',
        looks[look],
        lifted && 'opacity-50',
        className,
      )}
      onClick={() => onOpen(job)}
      onKeyDown={(event) => {
        onKeyDown(event, job)
        if (event.defaultPrevented || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        onOpen(job)
      }}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold tabular-nums">
          {minute === null ? 'No time' : timeLabel(minute)}
          {payment === null ? null : <span className="font-normal"> · {payment}</span>}
        </span>
        <span className={classNames('block truncate', isDone && 'line-through')}>{job.customerName}</span>
        <span className="sr-only">, {notes.join(', ')}</span>
      </span>
      {isDone ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
      {isBegun ? <Play aria-hidden="true" className="size-4 shrink-0 fill-current text-success-ink" /> : null}
      {doubts.length > 0 ? (
        <TriangleAlert
          aria-hidden="true"
          data-doubt={isGrave ? 'grave' : 'slight'}
          className={classNames('size-4 shrink-0', isGrave ? 'text-danger-ink' : 'text-warning-ink')}
        />
      ) : null}
    </div>
  )
}
