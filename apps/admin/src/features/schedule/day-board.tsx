import { type BusinessDate, timeLabel } from '@dustforce/core/schedule'
import { displayStatus } from '@dustforce/office/booking'
import {
  type JobPlace,
  lengthTo,
  minuteAt,
  openPart,
  placeJobs,
  shownHours,
  timesOffOf,
} from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { useBusiness } from '@dustforce/ui/use-business'
import { useRef } from 'react'
import type { BoardProps } from './board-parts.ts'
import { conflictTone } from './conflict-tone.ts'
import { JobChip } from './job-chip.tsx'
import { LengthEdge } from './length-edge.tsx'
import { RowHead, UnassignedHead } from './row-head.tsx'
import { shortDay, workOf, workText } from './schedule-words.ts'
import { useDrop } from './use-drop.ts'

const ghosts = {
  danger: 'border-danger bg-danger-soft/70',
  warning: 'border-warning-ink bg-warning-soft/70',
  success: 'border-success-ink bg-success-soft/70',
}

const laneRem = 3.25

/** A day: a row for each cleaner, the hours from left to right. */
export function DayBoard(props: BoardProps) {
  const { policy } = useBusiness()
  const { rows, unassigned, roster, days, dayNote, sheetLink } = props
  const [day] = days
  if (day === undefined) return null
  const hours = shownHours([...unassigned, ...rows.flatMap(({ jobs }) => jobs)], days, policy)
  const labels = Array.from({ length: (hours.to - hours.from) / 60 }, (_, nr) => hours.from + nr * 60)
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full min-w-[70rem] table-fixed border-collapse text-sm">
        <caption className="sr-only">Jobs of {shortDay(day)} by contractor</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky left-0 z-10 w-48 bg-surface px-3 py-2 text-left font-semibold">
              {shortDay(day)}
              {dayNote(day)}
            </th>
            <th scope="col" className="p-0 align-bottom font-normal">
              <span className="sr-only">Jobs</span>
              <span aria-hidden="true" className="flex text-xs text-muted tabular-nums">
                {labels.map((minute) => (
                  <span key={minute} className="flex-1 border-l border-line px-1 py-2 text-left">
                    {timeLabel(minute).replace(':00', '')}
                  </span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <tr className="bg-warning-soft/40">
            <th scope="row" className="sticky left-0 z-10 bg-surface px-3 py-2 text-left align-top">
              <UnassignedHead jobs={unassigned.length} />
            </th>
            <Timeline board={props} day={day} jobs={unassigned} contractorId={null} hours={hours} />
          </tr>
          {rows.map(({ contractorId, name, jobs }) => (
            <tr key={contractorId ?? name}>
              <th scope="row" className="sticky left-0 z-10 bg-surface px-3 py-2 text-left align-top">
                <RowHead
                  name={name}
                  contractor={roster.find(({ id }) => id === contractorId)}
                  jobs={jobs.length}
                  work={workOn(day, contractorId, roster)}
                  aside={
                    contractorId === null || jobs.length === 0
                      ? null
                      : sheetLink(
                          contractorId,
                          day,
                          <>
                            Day sheet<span className="sr-only"> of {name}</span>
                          </>,
                          'inline-flex min-h-6 items-center text-xs font-normal text-muted underline underline-offset-2 hover:text-ink print:hidden',
                        )
                  }
                />
              </th>
              <Timeline
                board={props}
                day={day}
                jobs={jobs}
                contractorId={contractorId}
                hours={hours}
                isFormer={contractorId === null}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function workOn(day: BusinessDate, id: string | null, roster: BoardProps['roster']): string | null {
  const cleaner = roster.find((one) => one.id === id)
  return cleaner === undefined ? null : workText(cleaner, day)
}

function Timeline({
  board,
  day,
  jobs,
  contractorId,
  hours,
  isFormer = false,
}: {
  readonly board: BoardProps
  readonly day: BusinessDate
  readonly jobs: readonly Booking[]
  readonly contractorId: string | null
  readonly hours: { readonly from: number; readonly to: number }
  readonly isFormer?: boolean
}) {
  const cell = useRef<HTMLTableCellElement>(null)
  const { moving, conflictsHere, onOpen, onKeyDown, onOver, onDrop, onLength, onLengthDone, onStop } = board
  const placeAt =
    (share: number) =>
    (job: Booking): JobPlace => ({
      contractorId: isFormer ? job.contractorId : contractorId,
      date: day,
      minute: minuteAt(share, hours),
    })
  useDrop(cell, {
    onOver: ({ jobId, share }) => onOver(jobId, placeAt(share)),
    onDrop: ({ jobId, share }) => onDrop(jobId, placeAt(share)),
  })
  const placed = placeJobs(jobs, hours)
  const lanes = Math.max(1, ...placed.map((one) => one.lanes))
  const isTarget = moving !== null && !isFormer && moving.place.contractorId === contractorId
  const [ghost] = isTarget
    ? placeJobs(
        [{ ...moving.job, bookingMinute: moving.place.minute, durationMinutes: moving.minutes }],
        hours,
      )
    : []
  const lengthAt = (begins: number) => (clientX: number) => {
    const { left = 0, width = 1 } = cell.current?.getBoundingClientRect() ?? {}
    return lengthTo(begins, (clientX - left) / width, hours)
  }
  const open = openPart(board.openOn(day), hours)
  const cleaner = board.roster.find(({ id }) => id === contractorId)
  const span = hours.to - hours.from
  const shareOf = (minute: number) => (minute - hours.from) / span
  const opened = { from: hours.from + open.start * span, to: hours.from + open.end * span }
  const timesOff = cleaner === undefined ? [] : timesOffOf(workOf(cleaner, day), opened)
  const shaded = [
    { left: 0, width: open.start },
    { left: open.end, width: 1 - open.end },
    ...timesOff.map(({ from, to }) => ({ left: shareOf(from), width: shareOf(to) - shareOf(from) })),
  ].filter(({ width }) => width > 0)
  const hourShare = 100 / ((hours.to - hours.from) / 60)
  return (
    <td
      ref={cell}
      className={classNames('relative p-0 align-top', isTarget && 'bg-wash')}
      style={{
        backgroundImage: `repeating-linear-gradient(to right, var(--df-line) 0 1px, transparent 1px ${hourShare}%)`,
      }}
    >
      {shaded.map(({ left, width }) => (
        <span
          key={`${left} ${width}`}
          aria-hidden="true"
          data-off-hours=""
          className="pointer-events-none absolute inset-y-0 bg-ink/8"
          style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
        />
      ))}
      <div className="relative my-1" style={{ height: `${lanes * laneRem}rem` }}>
        {placed.map(({ job, lane, start, length }) => (
          <div
            key={job.id}
            className="absolute pr-0.5"
            style={{
              left: `${start * 100}%`,
              width: `${Math.max(length, 0.03) * 100}%`,
              top: `${lane * laneRem}rem`,
              height: `${laneRem}rem`,
            }}
          >
            <JobChip
              job={job}
              conflicts={conflictsHere(job)}
              lifted={moving?.job.id === job.id}
              className="h-[calc(100%-0.25rem)]"
              {...{ onOpen, onKeyDown }}
            />
            {job.bookingMinute === null || displayStatus(job) === 'completed' ? null : (
              <LengthEdge
                lengthAt={lengthAt(job.bookingMinute)}
                onLength={(minutes) => onLength(job, minutes)}
                onDone={(minutes) => onLengthDone(job, minutes)}
                onStop={onStop}
              />
            )}
          </div>
        ))}
        {ghost === undefined ? null : (
          <div
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute z-10 rounded-md border-2 border-dashed',
              ghosts[conflictTone(moving?.conflicts ?? [])],
            )}
            style={{
              left: `${ghost.start * 100}%`,
              width: `${Math.max(ghost.length, 0.03) * 100}%`,
              top: 0,
              height: '100%',
            }}
          />
        )}
      </div>
    </td>
  )
}
