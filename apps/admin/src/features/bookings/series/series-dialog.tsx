import { businessDateOf } from '@dustforce/core/schedule'
import type { MissedBy } from '@dustforce/office/booking'
import { isMissing } from '@dustforce/office/series/change'
import type { Booking, BookingSeries, SeriesOrder } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusiness } from '@dustforce/ui/use-business'
import { useRef, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { useNow } from '../../../app/use-now.ts'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { useChange } from '../../../kit/use-change.ts'
import { MissedBySelect } from '../../../patterns/missed-by-select.tsx'
import { useServerPreview } from '../acts/use-server-preview.ts'
import { bookingName } from '../booking-words.ts'
import { SeriesChangeList } from './series-change-list.tsx'
import { SeriesFields } from './series-fields.tsx'
import { actWords, doneWords, type Kind, kinds } from './series-words.ts'
import { seriesChange, type WantedChange } from './wanted-change.ts'

interface SeriesDialogProps {
  readonly booking: Booking
  readonly series: BookingSeries
  readonly onClose: () => void
}

/** Changes visits that repeat, as they are shown before. */
export function SeriesDialog({ booking, series, onClose }: SeriesDialogProps) {
  const { policy } = useBusiness()
  const backend = useBackend().series
  const now = useNow()
  const today = businessDateOf(now, policy.zone)
  const toCome = series.visits.filter(({ canEnd }) => canEnd)
  const skipped = series.visits.filter(
    ({ status, payment, date }) => status === 'canceled' && payment === 'arranged' && date > today,
  )
  const visitsFor = (kind: Kind) => (kind === 'take-back' ? skipped : toCome)
  // A series whose visits are all paid for, or skipped, can still end.
  const offered = kinds.filter((kind) =>
    kind === 'go-on'
      ? series.pauses.some(({ to }) => to >= today)
      : kind === 'end' || visitsFor(kind).length > 0,
  )
  const firstFor = (kind: Kind) => {
    if (kind === 'go-on') return null
    const visits = visitsFor(kind)
    return visits.find(({ bookingId }) => bookingId === booking.id) ?? visits[0] ?? null
  }
  const fresh = (kind: Kind): WantedChange => ({
    ...{ kind, weeks: 2, until: '', date: null, minute: null, every: null, home: {}, addOns: null },
    visit: firstFor(kind),
  })
  const [wanted, setWanted] = useState(() => fresh(offered[0] ?? 'end'))
  const [reason, setReason] = useState('')
  const [missedBy, setMissedBy] = useState<MissedBy | null>(null)
  const change = seriesChange(wanted, today)
  const shown = useServerPreview('series-change', booking, change, (asked) =>
    backend.preview(booking.id, asked),
  )
  // One order, one act: the same order again is the same attempt.
  const attempt = useRef({ contents: '', id: '' })
  const act = useChange(
    (order: Omit<SeriesOrder, 'actId'>) => {
      const contents = JSON.stringify(order)
      if (attempt.current.contents !== contents) attempt.current = { contents, id: newId() }
      return backend.change(booking.id, { ...order, actId: attempt.current.id })
    },
    {
      done: ({ change: { kind } }) => doneWords[kind],
      failed: 'Visits Not Changed',
      reads: [['bookings'], ['series-change'], ['dashboard'], ['needs']],
      onDone: onClose,
    },
  )
  const preview = change === null ? null : shown.answer
  return (
    <ActDialog
      size="lg"
      title="Change Visits That Repeat"
      description={bookingName(booking)}
      cancel="Keep Visits"
      act={change === null ? 'Change Visits' : actWords[change.kind]}
      variant={change?.kind === 'end' || change?.kind === 'skip' ? 'danger' : undefined}
      busy={act.busy}
      busyLabel="Changing..."
      disabled={change === null || preview === null || shown.stale || shown.failure !== undefined}
      onAct={() => {
        if (change === null || preview === null) return
        const { version, shown: agreed } = preview
        const why = reason.trim()
        const missed = isMissing(change) ? missedBy : null
        act.run({
          ...{ change, version, shown: agreed },
          ...(why !== '' && { reason: why }),
          ...(missed !== null && { missedBy: missed }),
        })
      }}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p className="text-sm text-muted">
          {booking.email === ''
            ? 'The customer has no e-mail address: please tell them yourself.'
            : 'The customer is told by e-mail what becomes of each visit.'}
        </p>
        <SeriesFields
          {...{ booking, series, wanted, now }}
          kinds={offered}
          visits={visitsFor(wanted.kind)}
          busy={act.busy}
          onWant={(next) =>
            setWanted((current) =>
              next.kind === undefined || next.kind === current.kind
                ? { ...current, ...next }
                : fresh(next.kind),
            )
          }
        />
        <section aria-labelledby="series-change" aria-busy={shown.stale} className="grid gap-2">
          <h3 id="series-change" className="text-sm font-semibold">
            What it comes to
          </h3>
          {change === null ? (
            <p className="text-sm text-muted">Choose what is to be other than now.</p>
          ) : shown.failure === undefined ? (
            preview === null ? (
              <p className="text-sm text-muted">Loading...</p>
            ) : (
              <SeriesChangeList visits={preview.visits} />
            )
          ) : (
            <Notice tone="warning" announce="polite">
              {shown.failure}
            </Notice>
          )}
        </section>
        {change !== null && isMissing(change) ? (
          <MissedBySelect by={missedBy} disabled={act.busy} onChoose={setMissedBy} />
        ) : null}
        <TextArea
          label="Reason (for the history)"
          rows={2}
          maxLength={1000}
          value={reason}
          disabled={act.busy}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ActDialog>
  )
}
