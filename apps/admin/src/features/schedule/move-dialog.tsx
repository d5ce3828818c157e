import { type Day, formatInstant, minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import { attentionText, displayStatus, isSold, paymentLabel } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import {
  type Conflict,
  editTimeOptions,
  isHard,
  type JobPlace,
  loadLevel,
  moveKind,
  needsReason,
  type OverlapReason,
  placeOf,
} from '@dustforce/office/hub'
import type { Booking, DayLoad } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActDialog } from '../../kit/act-dialog.tsx'
import { ConflictList } from '../../patterns/conflict-list.tsx'
import { DayField } from '../../patterns/day-field.tsx'
import { OverlapReasonSelect } from '../../patterns/overlap-reason-select.tsx'
import { moveLetters } from './move-sold.ts'
import { jobLabel, shortDay } from './schedule-words.ts'

export interface MoveDialogProps {
  readonly job: Booking
  readonly place: JobPlace
  readonly roster: readonly Contractor[]
  /** The conflicts at the place. */
  readonly conflicts: readonly Conflict[]
  /** The look-ahead, for which the day is chosen. */
  readonly days: readonly Day[]
  /** The places of the chosen day; null while they are read. */
  readonly load: DayLoad | null
  /** Why the company is closed on the chosen day; null when it is open. */
  readonly closedFor: string | null
  readonly busy: boolean
  readonly onPlace: (place: JobPlace) => void
  /** Why the cleaner has it anyway, and whether the database refuses it without a reason. */
  readonly onMove: (reason: OverlapReason | null, overrides: boolean) => void
  readonly onClose: () => void
  /** A link to the booking itself. */
  readonly link: ReactNode
}

const nobody = ''

/** Gives a job another cleaner, day or time, without a drag. */
export function MoveDialog({
  job,
  place,
  roster,
  conflicts,
  days,
  load,
  closedFor,
  busy,
  onPlace,
  onMove,
  onClose,
  link,
}: MoveDialogProps) {
  const { policy, priceBook } = useBusiness()
  const [reason, setReason] = useSessionState<OverlapReason | null>(`move job ${job.id}`, null)
  const from = placeOf(job)
  const kind = from === null ? 'time' : moveKind(from, place)
  const asksReason = needsReason(conflicts)
  const overrides = conflicts.some(isHard)
  const isDone = displayStatus(job) === 'completed'
  const time = place.minute === null ? '' : timeLabel(place.minute)
  const times = editTimeOptions.some(({ value }) => value === time)
    ? editTimeOptions
    : [{ value: time, label: time || 'No time' }, ...editTimeOptions]
  const isClosed = closedFor !== null && from?.date !== place.date
  const full =
    load !== null &&
    from?.date !== place.date &&
    ['full', 'over'].includes(loadLevel(load.taken, load.limit).level)
  return (
    <ActDialog
      title="Move Job"
      description={`${jobLabel(job, priceBook)} · ${job.address}`}
      aside={<span className="mr-auto flex flex-wrap gap-2">{link}</span>}
      act={kind === 'cleaner' ? 'Assign' : 'Move'}
      busy={busy}
      busyLabel="Moving..."
      disabled={kind === 'nothing' || isDone || full || isClosed || (asksReason && reason === null)}
      onAct={() => onMove(asksReason ? reason : null, overrides)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {isDone || job.attention.length === 0 ? null : (
          <Notice tone="warning" title="Needs attention">
            {job.attention.map((reason) => (
              <p key={reason}>{attentionText(reason)}</p>
            ))}
          </Notice>
        )}
        {job.startedAt === null || isDone ? null : (
          <Notice tone="info">This job began on {formatInstant(job.startedAt, policy.zone)}.</Notice>
        )}
        {isDone ? (
          <Notice tone="info">This job is done. It stays where it is.</Notice>
        ) : isSold(job.paymentStatus) ? null : (
          <Notice tone="warning">
            This booking has not been paid for: {paymentLabel(job.paymentStatus, job.refundDue)}.
          </Notice>
        )}
        <Select
          label="Contractor"
          value={place.contractorId ?? nobody}
          disabled={isDone}
          options={[
            { value: nobody, label: 'Unassigned' },
            ...roster.map(({ id, fullName, onDuty }) => ({
              value: id,
              label: onDuty ? fullName : `${fullName} (off duty)`,
            })),
          ]}
          onChange={(event) => {
            setReason(null)
            onPlace({ ...place, contractorId: event.target.value === nobody ? null : event.target.value })
          }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField
            label="Day"
            value={place.date}
            days={days}
            disabled={isDone}
            onChange={(date) => onPlace({ ...place, date })}
          />
          <Select
            label="Time"
            value={time}
            disabled={isDone}
            options={times}
            onChange={(event) => onPlace({ ...place, minute: minuteOfLabel(event.target.value) })}
          />
        </div>
        <p className="text-sm text-muted" aria-live="polite">
          {load === null
            ? 'Reading the day...'
            : `${shortDay(place.date)}: ${load.taken} of ${load.limit} places taken.`}
          {closedFor === null ? null : (
            <strong className="block text-danger-ink">The company is closed that day: {closedFor}.</strong>
          )}
          {full ? (
            <strong className="block text-danger-ink">
              The day is full. Please choose another one, or raise the daily limit in Settings.
            </strong>
          ) : null}
        </p>
        <div role="status" aria-label="Conflicts">
          {conflicts.length === 0 ? (
            place.contractorId === null || full || isClosed ? null : (
              <p className="text-sm text-success-ink">Nothing speaks against it.</p>
            )
          ) : (
            <ConflictList conflicts={conflicts} />
          )}
        </div>
        {asksReason ? <OverlapReasonSelect act="Move it" reason={reason} onReason={setReason} /> : null}
        {kind === 'time' && !isDone ? (
          <Notice tone="info">
            The customer agreed to {from === null ? 'no day' : shortDay(from.date)}
            {job.bookingTime === null ? '' : `, ${job.bookingTime}`}.{' '}
            {moveLetters(job, place, overrides, policy)}
          </Notice>
        ) : null}
      </div>
    </ActDialog>
  )
}
