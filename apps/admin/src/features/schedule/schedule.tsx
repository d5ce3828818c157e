import type { BusinessDate } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import {
  boardOf,
  conflictsOnBoard,
  isHard,
  type JobPlace,
  moveKind,
  needsReason,
  type OverlapReason,
  placeOf,
  spanText,
} from '@dustforce/office/hub'
import type { Booking, DayLoad, ScheduleException } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useMemo } from 'react'
import { useAction } from '../../app/use-action.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { linkTo } from '../../kit/link-to.tsx'
import { useMedia } from '../../kit/use-media.ts'
import { AskedMove, type AskedPlace } from './asked-move.tsx'
import { boardKeys } from './board-keys.ts'
import { DayBoard } from './day-board.tsx'
import { DayNote } from './day-note.tsx'
import { dayRules } from './day-rules.ts'
import { HourList } from './hour-list.tsx'
import { LengthDialog } from './length-dialog.tsx'
import { conflictsAt } from './moving.ts'
import { MovingStatus } from './moving-status.tsx'
import { schedulePath } from './schedule-query.ts'
import { useJobMoves } from './use-job-moves.ts'
import { useJobWrite } from './use-job-write.ts'
import { useMoving } from './use-moving.ts'
import { WeekBoard } from './week-board.tsx'

export interface ScheduleProps {
  readonly view: 'day' | 'week'
  readonly days: readonly BusinessDate[]
  readonly today: BusinessDate
  readonly jobs: readonly Booking[]
  readonly roster: readonly Contractor[]
  readonly load: readonly DayLoad[]
  readonly scheduleExceptions: readonly ScheduleException[]
}

const ScheduleExceptionEditor = lazyPart(async () => ({
  default: (await import('../../patterns/schedule-exception-editor.tsx')).ScheduleExceptionEditor,
}))

const scheduleLink = linkTo(schedulePath)

/** Returns the cleaners who have a row of the board, by name: those on duty, and those with a job on it. */
function staffOf(roster: ScheduleProps['roster'], shown: readonly Booking[]): ScheduleProps['roster'] {
  return roster
    .filter(({ id, onDuty }) => onDuty || shown.some(({ contractorId }) => contractorId === id))
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en'))
}

/** The board of a day or week, on phones a list by the clock, and what moves a job. */
export function Schedule({ view, days, today, jobs, roster, load, scheduleExceptions }: ScheduleProps) {
  const { company, policy } = useBusiness()
  const { moving, shown, toward, towardLength, conflictsOfLength, stop } = useMoving(jobs, roster)
  const [asked, setAsked] = useSessionState<AskedPlace | null>('dialog of moving', null)
  const [lengthening, setLengthening] = useSessionState<{
    readonly job: Booking
    readonly minutes: number
  } | null>('dialog of length', null)
  const [closing, setClosing] = useSessionState<BusinessDate | null>('dialog of closing', null)
  const [busy, run] = useAction()
  const move = useJobMoves(roster)
  const write = useJobWrite()
  const isPhone = useMedia('(max-width: 47.99rem)')
  const board = useMemo(() => boardOf(shown, staffOf(roster, shown)), [roster, shown])
  const conflicts = useMemo(() => conflictsOnBoard(shown, roster, company), [shown, roster, company])
  const nameOf = (id: string) => roster.find((one) => one.id === id)?.fullName ?? 'Somebody'

  const settle = async (job: Booking, place: JobPlace) => {
    stop()
    const from = placeOf(job)
    const kind = from === null ? 'time' : moveKind(from, place)
    if (kind === 'nothing') return
    // The board first asks about a time that the customer agreed to, and about a place that needs a reason.
    if (kind === 'time' || needsReason(conflictsAt(job, place, roster, shown, company)))
      setAsked({ job, place })
    else await move(job, place, null)
  }
  const setLength = async (job: Booking, minutes: number, reason: OverlapReason | null) => {
    setLengthening(null)
    // A change drops the reason for which the cleaner has the job, so it is written again: it still applies.
    const kept = reason ?? job.overlapReason
    await write(
      job,
      { durationMinutes: minutes, ...(kept !== null && { overlapReason: kept }) },
      {
        done: 'Length changed',
        text: `${job.customerName}: ${spanText({ ...job, durationMinutes: minutes })}. No e-mail was sent.`,
        failed: 'Length Not Changed',
        undo: true,
      },
    )
  }
  const settleLength = async (job: Booking, minutes: number) => {
    stop()
    if (minutes === job.durationMinutes) return
    // The board first asks about a length that the database would refuse.
    if (conflictsOfLength(job, minutes).some(isHard)) setLengthening({ job, minutes })
    else await setLength(job, minutes, null)
  }
  const open = (job: Booking) => {
    const place = placeOf(job)
    if (place !== null) setAsked({ job, place })
  }
  const rows = [null, ...board.rows.flatMap(({ contractorId }) => contractorId ?? [])]
  const { closureOn, openOn, hoursOn, closedFor } = dayRules(scheduleExceptions, policy)
  const jobOf = (id: string) => shown.find((job) => job.id === id)
  const dayNote = (date: BusinessDate): ReactNode => (
    <DayNote
      load={load.find((day) => day.date === date)}
      closure={closureOn(date)}
      hours={hoursOn(date)}
      date={date}
      isPast={date < today}
      onClose={() => setClosing(date)}
    />
  )
  const parts = {
    ...board,
    roster,
    days,
    today,
    load,
    moving,
    conflictsHere: ({ id }: Booking) => conflicts.get(id) ?? [],
    onOpen: open,
    onKeyDown: boardKeys({ view, rows, moving, toward, towardLength, settle, settleLength, stop }),
    onOver: (id: string, place: (job: Booking) => JobPlace) => {
      const job = jobOf(id)
      if (job !== undefined) toward(job, place(job))
    },
    onDrop: (id: string, place: (job: Booking) => JobPlace) => {
      const job = jobOf(id)
      if (job !== undefined) settle(job, place(job))
    },
    onLength: towardLength,
    onLengthDone: settleLength,
    onStop: stop,
    openOn,
    dayNote,
    sheetLink: (sheet: string, date: BusinessDate, content: ReactNode, look: string) =>
      scheduleLink({ view, date, sheet }, content, look),
  }
  return (
    <>
      <p className="pb-2 text-sm text-muted max-md:hidden print:hidden">
        Drag a job to another contractor, day or time. By keyboard: Enter opens it, M moves it with the arrow
        keys, Shift with an arrow key makes it longer or shorter.
        {view === 'day'
          ? ' Drag its end to do the same. The shaded hours are closed, or the contractor’s time off.'
          : null}
      </p>
      {isPhone ? (
        <HourList
          jobs={shown}
          days={days}
          cleaners={board.rows}
          dayNote={dayNote}
          onOpen={open}
          sheetLink={parts.sheetLink}
        />
      ) : view === 'day' ? (
        <DayBoard {...parts} />
      ) : (
        <WeekBoard key={days[0]} {...parts} />
      )}
      <MovingStatus moving={moving} nameOf={nameOf} />
      {asked === null ? null : (
        <AskedMove
          key={asked.job.id}
          asked={asked}
          roster={roster}
          closedFor={closedFor(asked.place.date)}
          busy={busy}
          onPlace={(place) => setAsked({ ...asked, place })}
          onMove={async (reason, overrides) => {
            if (await run(() => move(asked.job, asked.place, reason, overrides))) setAsked(null)
          }}
          onLength={() => {
            setLengthening({ job: asked.job, minutes: asked.job.durationMinutes })
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {lengthening === null ? null : (
        <LengthDialog
          {...lengthening}
          conflictsOf={(minutes) => conflictsOfLength(lengthening.job, minutes)}
          onLength={(minutes, reason) => setLength(lengthening.job, minutes, reason)}
          onClose={() => setLengthening(null)}
        />
      )}
      {closing === null ? null : (
        <ScheduleExceptionEditor day={null} from={closing} today={today} onClose={() => setClosing(null)} />
      )}
    </>
  )
}
