import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  type BusinessDate,
  gtaPolicy,
  hoursOfWeekday,
  minuteOfLabel,
  type OpeningHours,
  timeLabel,
  weekdayOf,
} from '@dustforce/core/schedule'
import { displayStatus } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import {
  boardOf,
  conflictText,
  isHard,
  type JobPlace,
  loadLevel,
  moveKind,
  needsReason,
  type OverlapReason,
  placeOf,
  spanText,
  startNote,
  stepLength,
  stepPlace,
} from '@dustforce/office/hub'
import type { Booking, DayLoad, OfficeDay } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { classNames } from '@dustforce/ui/class-names'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { useAction } from '../../app/use-action.ts'
import { useKept } from '../../app/use-kept.ts'
import { useNow } from '../../app/use-now.ts'
import { StartButton } from '../../patterns/start-button.tsx'
import { useBookableDays } from '../../patterns/use-bookable-days.ts'
import type { Moving } from './board-parts.ts'
import { conflictTone } from './conflict-tone.ts'
import { DayBoard } from './day-board.tsx'
import { HourList } from './hour-list.tsx'
import { LengthDialog } from './length-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { conflictsAt } from './moving.ts'
import { schedulePath } from './schedule-query.ts'
import { placeText, shortDay } from './schedule-words.ts'
import { betweenKey } from './use-job-changes.ts'
import { useJobMoves } from './use-job-moves.ts'
import { useJobWrite } from './use-job-write.ts'
import { WeekBoard } from './week-board.tsx'

export interface ScheduleProps {
  readonly view: 'day' | 'week'
  readonly days: readonly BusinessDate[]
  readonly today: BusinessDate
  readonly jobs: readonly Booking[]
  readonly roster: readonly Contractor[]
  readonly load: readonly DayLoad[]
  readonly officeDays: readonly OfficeDay[]
}

const OfficeDayEditor = lazyPart(async () => ({
  default: (await import('../../patterns/office-day-editor.tsx')).OfficeDayEditor,
}))

const lengthKeys: Readonly<Record<string, 'longer' | 'shorter'>> = {
  ArrowRight: 'longer',
  ArrowDown: 'longer',
  ArrowLeft: 'shorter',
  ArrowUp: 'shorter',
}
const directions = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const

const said = {
  danger: 'bg-danger-soft text-danger-ink',
  warning: 'bg-warning-soft text-warning-ink',
  success: 'bg-raised text-ink',
}

/** The board of a day or week, on phones a list by the clock, and what moves a job. */
export function Schedule({ view, days, today, jobs, roster, load, officeDays }: ScheduleProps) {
  const [moving, setMoving] = useState<Moving | null>(null)
  const [asked, setAsked] = useKept<{ readonly job: Booking; readonly place: JobPlace } | null>(
    'dialog of moving',
    null,
  )
  const [lengthening, setLengthening] = useKept<{
    readonly job: Booking
    readonly minutes: number
  } | null>('dialog of length', null)
  const [closing, setClosing] = useKept<BusinessDate | null>('dialog of closing', null)
  // What others change meanwhile must not move the board under the pointer.
  const [held, setHeld] = useState<readonly Booking[] | null>(null)
  const [busy, run] = useAction()
  const move = useJobMoves(roster)
  const write = useJobWrite()
  const shown = held ?? jobs
  const staff = roster.filter(
    ({ id, onDuty }) => onDuty || shown.some(({ contractorId }) => contractorId === id),
  )
  const board = boardOf(
    shown,
    [...staff].sort((a, b) => a.fullName.localeCompare(b.fullName, 'en')),
  )
  const nameOf = (id: string) => roster.find((one) => one.id === id)?.fullName ?? 'Somebody'

  const toward = (job: Booking, place: JobPlace, minutes = job.durationMinutes) => {
    setHeld((known) => known ?? jobs)
    setMoving((known) =>
      known?.job.id === job.id && samePlace(known.place, place) && known.minutes === minutes
        ? known
        : {
            job,
            place,
            minutes,
            conflicts: conflictsAt({ ...job, durationMinutes: minutes }, place, roster, shown),
          },
    )
  }
  const stop = () => {
    setMoving(null)
    setHeld(null)
  }
  const settle = async (job: Booking, place: JobPlace) => {
    stop()
    const from = placeOf(job)
    const kind = from === null ? 'time' : moveKind(from, place)
    if (kind === 'nothing') return
    // What the customer agreed to, and what needs a reason, is asked about first.
    if (kind === 'time' || needsReason(conflictsAt(job, place, roster, shown))) setAsked({ job, place })
    else await move(job, place, null)
  }
  const towardLength = (job: Booking, minutes: number) => {
    const place = placeOf(job)
    if (place !== null) toward(job, place, minutes)
  }
  const conflictsOfLength = (job: Booking, minutes: number) => {
    const place = placeOf(job)
    return place === null ? [] : conflictsAt({ ...job, durationMinutes: minutes }, place, roster, shown)
  }
  const setLength = async (job: Booking, minutes: number, reason: OverlapReason | null) => {
    setLengthening(null)
    // A change drops the reason that the job is the cleaner's: what it was given for is as before.
    const kept = reason ?? job.overlapReason
    await write(
      job,
      { durationMinutes: minutes, ...(kept !== null && { overlapReason: kept }) },
      {
        done: 'Length changed',
        text: `${job.customerName}: ${spanText({ ...job, durationMinutes: minutes })}. Nobody was written to.`,
        failed: 'Length Not Changed',
        undo: true,
      },
    )
  }
  const settleLength = async (job: Booking, minutes: number) => {
    stop()
    if (minutes === job.durationMinutes) return
    // What the database would refuse is asked about first.
    if (conflictsOfLength(job, minutes).some(isHard)) setLengthening({ job, minutes })
    else await setLength(job, minutes, null)
  }
  const open = (job: Booking) => {
    const place = placeOf(job)
    if (place !== null) setAsked({ job, place })
  }
  const rows = [null, ...board.rows.flatMap(({ contractorId }) => contractorId ?? [])]
  const onKeyDown = (event: KeyboardEvent, job: Booking) => {
    const mine = moving?.job.id === job.id ? moving : null
    const place = mine?.place ?? null
    const length = event.shiftKey ? lengthKeys[event.key] : undefined
    if (length !== undefined) {
      if (job.bookingMinute === null || displayStatus(job) === 'completed') return
      event.preventDefault()
      const durationMinutes = mine?.minutes ?? job.durationMinutes
      towardLength(job, stepLength({ ...job, durationMinutes }, length))
      return
    }
    if (place === null) {
      const start = placeOf(job)
      if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return
      if (start === null || displayStatus(job) === 'completed') return
      event.preventDefault()
      toward(job, start)
      return
    }
    const direction = Object.entries(directions).find(([key]) => key === event.key)?.[1]
    if (direction !== undefined) toward(job, stepPlace(place, direction, { along: view, rows }))
    else if (event.key === 'Enter' || event.key === ' ') {
      if (mine !== null && mine.minutes !== job.durationMinutes) settleLength(job, mine.minutes)
      else settle(job, place)
    } else if (event.key === 'Escape') stop()
    else if (event.key !== 'Tab') return
    else {
      stop()
      return
    }
    event.preventDefault()
  }
  // A drag that ends beside the board ends there.
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length > 0) return
          setMoving(null)
          setHeld(null)
        },
      }),
    [],
  )
  const jobOf = (id: string) => shown.find((job) => job.id === id)
  const closureOn = (date: BusinessDate) =>
    officeDays.find((day) => day.kind === 'closed' && day.from <= date && date <= day.to)
  const openOn = (date: BusinessDate): OpeningHours | null => {
    if (closureOn(date) !== undefined) return null
    const special = officeDays.find((one) => one.kind === 'hours' && one.date === date)
    if (special?.kind !== 'hours') return hoursOfWeekday(gtaPolicy, weekdayOf(date))
    const [opens, closes] = special.hours.map((clock) => minuteOfLabel(clock) ?? 0)
    return { opensAt: opens ?? 0, closesAt: closes ?? 0 }
  }
  const hoursOn = (date: BusinessDate): string | null => {
    const day = officeDays.find((one) => one.kind === 'hours' && one.date === date)
    if (day?.kind !== 'hours') return null
    const [opens, closes] = day.hours.map((clock) => timeLabel(minuteOfLabel(clock) ?? 0))
    return `Starts ${opens} to ${closes}`
  }
  const closedFor = (date: BusinessDate): string | null => {
    const closure = closureOn(date)
    return closure?.kind === 'closed' ? closure.reason : null
  }
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
    conflictsHere: (job: Booking) => {
      const place = placeOf(job)
      return place === null || displayStatus(job) === 'completed'
        ? []
        : conflictsAt(job, place, roster, shown)
    },
    onOpen: open,
    onKeyDown,
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
    sheetLink: (sheet: string, date: BusinessDate, content: ReactNode, look: string) => (
      <Link to={schedulePath({ view, date, sheet })} className={look}>
        {content}
      </Link>
    ),
  }
  return (
    <>
      <p className="pb-2 text-sm text-muted max-md:hidden">
        Drag a job to another cleaner, day or time. By keyboard: Enter opens it, M moves it with the arrow
        keys, Shift with an arrow key makes it longer or shorter.
        {view === 'day'
          ? ' Drag its end to do the same. The shaded hours are closed, or the cleaner’s time off.'
          : null}
      </p>
      <div className="max-md:hidden">
        {view === 'day' ? <DayBoard {...parts} /> : <WeekBoard {...parts} />}
      </div>
      <div className="md:hidden">
        <HourList
          jobs={shown}
          days={days}
          cleaners={board.rows}
          dayNote={dayNote}
          onOpen={open}
          sheetLink={parts.sheetLink}
        />
      </div>
      <div
        role="status"
        className={classNames(
          'sticky bottom-3 z-30 mx-auto mt-3 w-fit max-w-full rounded-md px-4 py-2.5 text-sm shadow-lg',
          moving === null && 'sr-only',
          said[conflictTone(moving?.conflicts ?? [])],
        )}
      >
        {moving === null
          ? ''
          : [
              moving.minutes === moving.job.durationMinutes
                ? `${moving.job.customerName} to ${placeText(moving.place, nameOf)}`
                : `${moving.job.customerName}, ${spanText({ ...moving.job, durationMinutes: moving.minutes })}`,
              moving.conflicts.length === 0
                ? 'nothing speaks against it'
                : moving.conflicts.map(conflictText).join('; '),
            ].join(': ')}
      </div>
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
        <OfficeDayEditor day={null} from={closing} today={today} onClose={() => setClosing(null)} />
      )}
    </>
  )
}

function samePlace(a: JobPlace, b: JobPlace): boolean {
  return a.contractorId === b.contractorId && a.date === b.date && a.minute === b.minute
}

function AskedMove({
  asked: { job, place },
  roster,
  onLength,
  ...dialog
}: {
  readonly asked: { readonly job: Booking; readonly place: JobPlace }
  readonly roster: readonly Contractor[]
  readonly closedFor: string | null
  readonly busy: boolean
  readonly onPlace: (place: JobPlace) => void
  /** Opens the dialog of its length. */
  readonly onLength: () => void
  readonly onMove: Parameters<typeof MoveDialog>[0]['onMove']
  readonly onClose: () => void
}) {
  const { bookings, figures } = useBackend()
  const write = useJobWrite()
  const now = useNow()
  const { days } = useBookableDays(job, now)
  const note = startNote(job, now, gtaPolicy)
  const { date } = place
  const jobs = useQuery({
    queryKey: [...betweenKey, date, date],
    queryFn: () => bookings.between(date, date),
    staleTime: 0,
  })
  const load = useQuery({ queryKey: ['dashboard', 'load', date, 1], queryFn: () => figures.load(date, 1) })
  return (
    <MoveDialog
      job={job}
      place={place}
      roster={roster}
      conflicts={conflictsAt(job, place, roster, jobs.data ?? [])}
      days={days}
      load={load.data?.[0] ?? null}
      link={
        <>
          <Link
            to={`/dashboard/bookings?${new URLSearchParams({ q: job.id })}`}
            className={buttonLook({ variant: 'ghost', size: 'sm' })}
          >
            Open booking
          </Link>
          {job.bookingMinute === null || displayStatus(job) === 'completed' ? null : (
            <Button size="sm" variant="ghost" onClick={onLength}>
              Length…
            </Button>
          )}
          {note && (
            <StartButton
              note={note}
              onStarted={(started) => {
                dialog.onClose()
                write(
                  job,
                  { startedAt: started ? now : null },
                  {
                    done: started ? 'Job started' : 'Job not started',
                    text: `${job.customerName}: the job has ${started ? '' : 'not '}begun.`,
                    failed: 'Update Failed',
                    undo: started,
                  },
                )
              }}
            />
          )}
        </>
      }
      {...dialog}
    />
  )
}

function DayNote({
  load,
  closure,
  hours,
  date,
  isPast,
  onClose,
}: {
  readonly load: DayLoad | undefined
  readonly closure: OfficeDay | undefined
  /** The special hours of the day, in words. */
  readonly hours: string | null
  readonly date: BusinessDate
  readonly isPast: boolean
  readonly onClose: () => void
}) {
  const { officeDays } = useBackend()
  const client = useQueryClient()
  const small =
    'min-h-6 pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:px-2 text-xs font-normal text-muted underline underline-offset-2 hover:text-ink print:hidden'
  const lift = async (day: OfficeDay) => {
    try {
      await officeDays.lift(day)
      say('Day opened', `${shortDay(date)} can be booked again.`)
    } catch (failure) {
      warnOf('Open Failed', failure)
    }
    client.invalidateQueries({ queryKey: ['office-days'] })
  }
  const level = load === undefined ? null : loadLevel(load.taken, load.limit).level
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs font-normal text-muted">
      {load === undefined ? null : (
        <span
          className={classNames('tabular-nums', (level === 'full' || level === 'over') && 'text-danger-ink')}
        >
          {load.taken} of {load.limit}
          {level === 'full' ? ' · full' : level === 'over' ? ' · over' : ''}
        </span>
      )}
      {closure === undefined ? null : (
        <Badge tone="danger">Closed{closure.kind === 'closed' ? `: ${closure.reason}` : ''}</Badge>
      )}
      {hours === null ? null : <Badge tone="brand">{hours}</Badge>}
      {isPast ? null : closure === undefined ? (
        <button type="button" className={small} aria-label={`Close ${shortDay(date)}`} onClick={onClose}>
          Close
        </button>
      ) : closure.kind === 'closed' && closure.from === closure.to ? (
        <button
          type="button"
          className={small}
          aria-label={`Open ${shortDay(date)} again`}
          onClick={() => lift(closure)}
        >
          Open
        </button>
      ) : null}
    </span>
  )
}
