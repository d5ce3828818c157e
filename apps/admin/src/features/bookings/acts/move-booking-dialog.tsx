import {
  type BusinessDate,
  type Day,
  formatDate,
  isBusinessDate,
  type MinuteOfDay,
  minuteOfLabel,
  type Slot,
  timeLabel,
} from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import { zoneName } from '@dustforce/office/company'
import { type Conflict, conflictsOf, isHard, needsReason, type OverlapReason } from '@dustforce/office/hub'
import type { Booking, DayLoad, MoveOrder } from '@dustforce/supabase/admin'
import { Calendar } from '@dustforce/ui/calendar'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { useSessionState } from '../../../app/use-session-state.ts'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { ConflictList } from '../../../patterns/conflict-list.tsx'
import { OverlapReasonSelect } from '../../../patterns/overlap-reason-select.tsx'
import { shortDay } from '../../../patterns/short-day.ts'
import { amount, bookingName, whenText } from '../booking-words.ts'
import { ActLetters, type ShownPreview, type Tell } from './act-letters.tsx'

/** The time to which a booking is moved. */
export interface NewTime {
  readonly date: BusinessDate
  /** null until a time of the day is chosen. */
  readonly minute: MinuteOfDay | null
}

export interface MoveBookingDialogProps {
  readonly booking: Booking
  readonly time: NewTime
  readonly days: readonly Day[]
  /** The slots of the chosen day. */
  readonly slots: readonly Slot[]
  /** The places of the chosen day; null while they are read. */
  readonly load: DayLoad | null
  /** The conflicts if the cleaner has the booking then. */
  readonly conflicts: readonly Conflict[]
  readonly shown: ShownPreview
  /** The changes that others made meanwhile. */
  readonly changed?: ReactNode
  readonly busy: boolean
  readonly onTime: (time: NewTime) => void
  /** The second argument is why the cleaner has it anyway; null when it suits them. */
  readonly onMove: (order: Omit<MoveOrder, 'actId'>, allTheSame: OverlapReason | null) => void
  readonly onClose: () => void
}

/** Moves what a customer booked to another day or time, with its consequences. */
export function MoveBookingDialog({
  booking,
  time: { date, minute },
  days,
  slots,
  load,
  conflicts,
  shown,
  changed,
  busy,
  onTime,
  onMove,
  onClose,
}: MoveBookingDialogProps) {
  const business = useBusiness()
  const { money } = business
  const [reason, setReason] = useSessionState(`move ${booking.id} reason`, '')
  const [tell, setTell] = useSessionState(`move ${booking.id} letters`, { customer: true, cleaner: true })
  const [chosenWhy, setWhy] = useSessionState<OverlapReason | null>(`move ${booking.id} anyway`, null)
  const asksWhy = needsReason(conflicts) && !conflicts.some(isHard)
  const why = asksWhy ? chosenWhy : null
  const stays = date === booking.bookingDate && minute === booking.bookingMinute
  const problem = stays ? null : (shown.preview?.problem ?? null)
  const calendar = bookableDays(days)
  const chosen = minute === null ? '' : timeLabel(minute)
  const times = slots.map(({ label, open }) => ({
    value: label,
    label: open || label === chosen ? label : `${label} (not available)`,
    disabled: !open && label !== chosen,
  }))
  const order =
    minute === null || stays
      ? null
      : { date, minute, tell, ...(reason.trim() !== '' && { reason: reason.trim() }) }
  const letters = lettersText(shown, tell)
  return (
    <ActDialog
      size="lg"
      busy={busy}
      title="Move Booking"
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      cancel="Keep Time"
      act={
        order === null ? 'Move' : `Move to ${[shortDay(date), chosen, letters].filter(Boolean).join(', ')}`
      }
      busyLabel="Moving..."
      disabled={
        order === null ||
        problem !== null ||
        shown.stale ||
        conflicts.some(isHard) ||
        (asksWhy && why === null)
      }
      onAct={() => order !== null && onMove(order, why)}
      onClose={onClose}
    >
      {changed}
      <div className="grid gap-5 sm:grid-cols-[1.25fr_1fr]">
        <Calendar
          key={calendar.today}
          {...calendar}
          weekStart="monday"
          value={date}
          onChange={(next) => {
            if (isBusinessDate(next)) onTime({ date: next, minute })
          }}
        />
        <div className="grid content-start gap-4">
          <Select
            label={`Time (${zoneName(business)})`}
            placeholder="Select a time"
            value={chosen}
            options={
              chosen === '' || times.some(({ value }) => value === chosen)
                ? times
                : [{ value: chosen, label: chosen }, ...times]
            }
            onChange={(event) => onTime({ date, minute: minuteOfLabel(event.target.value) })}
          />
          <p className="text-sm text-muted" aria-live="polite">
            {load === null
              ? 'Reading the day...'
              : `${formatDate(date)}: ${load.taken} of ${load.limit} places taken.`}
          </p>
          {order === null ? null : (
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
              <WhenLine name="Now" date={booking.bookingDate} time={booking.bookingTime} />
              <WhenLine name="Then" date={date} time={chosen} />
            </dl>
          )}
          {order === null ? null : (
            <p className="text-sm text-muted">
              The price stays {amount(booking.totalCents, money)}: a move by the office costs the customer
              nothing.
            </p>
          )}
          <div role="status" aria-label="Conflicts">
            {stays ? null : problem !== null ? (
              <Notice tone="danger">{problem}</Notice>
            ) : (
              <ConflictList conflicts={conflicts} />
            )}
          </div>
          {asksWhy ? <OverlapReasonSelect act="Move it" reason={why} onReason={setWhy} /> : null}
          <TextArea
            label="Reason (staff only)"
            optional
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {stays || minute === null ? null : (
          <div className="sm:col-span-2">
            <ActLetters booking={booking} shown={shown} tell={tell} busy={busy} onTell={setTell} />
          </div>
        )}
      </div>
    </ActDialog>
  )
}

function WhenLine({
  name,
  date,
  time,
}: {
  readonly name: string
  readonly date: BusinessDate | null
  readonly time: string | null
}) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">
        {[date === null ? 'No date' : shortDay(date), time].filter(Boolean).join(', ')}
      </dd>
    </div>
  )
}

/** Says how many letters go out: '2 e-mails'; nothing while that is not known. */
function lettersText({ preview, stale }: ShownPreview, tell: Tell): string {
  if (preview === null || stale) return ''
  const count = preview.letters.filter(({ reader }) => tell[reader]).length
  return count === 0 ? 'no e-mail' : `${count} ${count === 1 ? 'e-mail' : 'e-mails'}`
}

/** Returns the conflicts if a booking's cleaner has it at another time. */
export function conflictsOfMove(
  booking: Booking,
  { date, minute }: NewTime,
  roster: readonly Parameters<typeof conflictsOf>[1][],
  jobs: readonly Booking[],
  company: Parameters<typeof conflictsOf>[3],
): readonly Conflict[] {
  const cleaner = roster.find(({ id }) => id === booking.contractorId)
  return cleaner === undefined
    ? []
    : conflictsOf({ ...booking, bookingDate: date, bookingMinute: minute }, cleaner, jobs, company)
}
