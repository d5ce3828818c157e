import type { BusinessDate } from '@dustforce/core/schedule'
import { type JobPlace, placeOf } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { classNames } from '@dustforce/ui/class-names'
import { useDeferredValue, useRef } from 'react'
import type { BoardProps } from './board-parts.ts'
import { conflictTone } from './conflict-tone.ts'
import { JobChip } from './job-chip.tsx'
import { RowHead, UnassignedHead } from './row-head.tsx'
import { shortDay, workText } from './schedule-words.ts'
import { useDrop } from './use-drop.ts'

const targets = { danger: 'bg-danger-soft', warning: 'bg-warning-soft', success: 'bg-success-soft' }

/** So many jobs fill a high window. */
const jobsAtOnce = 60

/** Returns the rows that fill the window. */
function firstOf(rows: BoardProps['rows']): BoardProps['rows'] {
  let jobs = 0
  return rows.filter((row) => {
    const isNear = jobs < jobsAtOnce
    jobs += row.jobs.length
    return isNear
  })
}

/** A week: a row for each cleaner, a column for each day. What is below the window is drawn once the rest is on the screen. */
export function WeekBoard(props: BoardProps) {
  const { unassigned, roster, days, today, dayNote, sheetLink } = props
  const rows = useDeferredValue(true, false) ? props.rows : firstOf(props.rows)
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full min-w-[64rem] table-fixed border-collapse text-sm">
        <caption className="sr-only">Jobs of the week by contractor</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky left-0 z-10 w-44 bg-surface px-3 py-2 text-left font-semibold">
              Contractor
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={classNames(
                  'border-l border-line px-2 py-2 text-left align-top font-semibold',
                  day === today && 'bg-row-today',
                )}
              >
                {shortDay(day)}
                {dayNote(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <tr className="bg-warning-soft/40">
            <th scope="row" className="sticky left-0 z-10 bg-surface px-3 py-2 text-left align-top">
              <UnassignedHead jobs={unassigned.length} />
            </th>
            {days.map((day) => (
              <Cell key={day} {...{ day, jobs: unassigned, contractorId: null }} board={props} />
            ))}
          </tr>
          {rows.map(({ contractorId, name, jobs }) => (
            <tr key={contractorId ?? name}>
              <th scope="row" className="sticky left-0 z-10 bg-surface px-3 py-2 text-left align-top">
                <RowHead
                  name={name}
                  contractor={roster.find(({ id }) => id === contractorId)}
                  jobs={jobs.length}
                />
              </th>
              {days.map((day) => (
                <Cell
                  key={day}
                  {...{ day, jobs, contractorId }}
                  board={props}
                  isFormer={contractorId === null}
                >
                  {contractorId !== null && jobs.some(({ bookingDate }) => bookingDate === day)
                    ? sheetLink(
                        contractorId,
                        day,
                        <>
                          Day sheet
                          <span className="sr-only">
                            {' '}
                            of {name}, {shortDay(day)}
                          </span>
                        </>,
                        'inline-flex min-h-6 items-center text-xs text-muted underline underline-offset-2 hover:text-ink print:hidden',
                      )
                    : null}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({
  day,
  jobs,
  contractorId,
  board,
  isFormer = false,
  children,
}: {
  readonly day: BusinessDate
  readonly jobs: readonly Booking[]
  readonly contractorId: string | null
  readonly board: BoardProps
  /** The row is of a cleaner who can no longer be given jobs. */
  readonly isFormer?: boolean
  readonly children?: React.ReactNode
}) {
  const cell = useRef<HTMLTableCellElement>(null)
  const { moving, conflictsHere, onOpen, onKeyDown, onOver, onDrop, today } = board
  const place = (job: Booking): JobPlace => ({
    contractorId: isFormer ? job.contractorId : contractorId,
    date: day,
    minute: placeOf(job)?.minute ?? job.bookingMinute,
  })
  useDrop(cell, {
    onOver: ({ jobId }) => onOver(jobId, place),
    onDrop: ({ jobId }) => onDrop(jobId, place),
  })
  const cleaner = board.roster.find(({ id }) => id === contractorId)
  const work = cleaner === undefined ? null : workText(cleaner, day)
  const here = jobs.filter(({ bookingDate }) => bookingDate === day)
  const isTarget =
    moving !== null && moving.place.date === day && moving.place.contractorId === contractorId && !isFormer
  return (
    <td
      ref={cell}
      className={classNames(
        'border-l border-line p-1.5 align-top',
        day === today && !isTarget && work !== 'Off' && 'bg-row-today/60',
        work === 'Off' && !isTarget && 'bg-ink/8',
        isTarget && targets[conflictTone(moving.conflicts)],
        isTarget && 'outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <div className="grid gap-1">
        {work === null ? null : <p className="px-1 text-xs text-muted">{work}</p>}
        {here.map((job) => (
          <JobChip
            key={job.id}
            job={job}
            conflicts={conflictsHere(job)}
            lifted={moving?.job.id === job.id}
            {...{ onOpen, onKeyDown }}
          />
        ))}
        {children}
      </div>
    </td>
  )
}
