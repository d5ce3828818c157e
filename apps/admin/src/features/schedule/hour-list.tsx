import { displayStatus, serviceName } from '@dustforce/office/booking'
import { hasStarted, routeOrder } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { Select } from '@dustforce/ui/select'
import { useBusiness } from '@dustforce/ui/use-business'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { BoardProps } from './board-parts.ts'
import { shortDay } from './schedule-words.ts'

export interface HourListProps extends Pick<BoardProps, 'days' | 'dayNote' | 'onOpen' | 'sheetLink'> {
  readonly jobs: readonly Booking[]
  /** The cleaners who can be chosen: the board's rows. */
  readonly cleaners: readonly { readonly contractorId: string | null; readonly name: string }[]
}

/** The jobs that fill a high window. */
const jobsAtOnce = 20

const everybody = 'all'
const nobody = 'none'

/**
 * The jobs by the clock, for phones: everybody's, one cleaner's, or those that nobody has. The days below the window are drawn once the rest is on the
 * screen.
 */
export function HourList({ jobs, days, cleaners, dayNote, onOpen, sheetLink }: HourListProps) {
  const { priceBook } = useBusiness()
  const [shown, setShown] = useState(everybody)
  const options = [
    { value: everybody, label: 'Everybody' },
    { value: nobody, label: 'Unassigned' },
    ...cleaners.map(({ contractorId, name }) => ({ value: contractorId ?? name, label: name })),
  ]
  const isShown = (job: Booking) => {
    const who = job.contractorId ?? job.assignedCleanerName?.trim() ?? ''
    return shown === everybody || who === (shown === nobody ? '' : shown)
  }
  const near = useDeferredValue(true, false) ? jobs : jobs.slice(0, jobsAtOnce)
  const lastDay = near.length < jobs.length ? (near.at(-1)?.bookingDate ?? null) : null
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label="Contractor"
        size="sm"
        value={shown}
        options={options}
        onChange={(event) => setShown(event.target.value)}
      />
      {days.map((day) => {
        if (lastDay !== null && day > lastDay) return null
        const ofDay = routeOrder(near.filter((job) => job.bookingDate === day && isShown(job)))
        return (
          <section key={day} aria-label={shortDay(day)}>
            <div className="flex items-baseline justify-between gap-3 pb-1.5">
              <h2 className="text-base font-semibold">{shortDay(day)}</h2>
              <span className="text-sm">{dayNote(day)}</span>
            </div>
            <Card pad="none">
              {ofDay.length === 0 ? (
                <p className="px-4 py-3 text-sm text-muted">No jobs.</p>
              ) : (
                <ol className="divide-y divide-line">
                  {ofDay.map((job) => (
                    <li key={job.id}>
                      <button
                        type="button"
                        data-job={job.id}
                        aria-haspopup="dialog"
                        className="flex min-h-14 w-full items-center gap-3 rounded-lg px-4 py-2 text-left text-sm -outline-offset-2"
                        onClick={() => onOpen(job)}
                      >
                        <span className="w-18 shrink-0 font-semibold tabular-nums">
                          {job.bookingTime ?? 'No time'}
                        </span>
                        <span className="min-w-0 flex-1">
                          <span className="block wrap-anywhere font-medium">{job.customerName}</span>
                          <span className="block wrap-anywhere text-xs text-muted">
                            {[
                              serviceName(job.serviceType, priceBook),
                              job.assignedCleanerName?.trim() || 'Unassigned',
                              ...(job.attention.length > 0 ? ['Needs attention'] : []),
                              ...(hasStarted(job) && displayStatus(job) !== 'completed' ? ['Started'] : []),
                            ].join(' · ')}
                          </span>
                        </span>
                        <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                      </button>
                    </li>
                  ))}
                </ol>
              )}
            </Card>
            {ofDay.length > 0 && cleaners.some(({ contractorId }) => contractorId === shown)
              ? sheetLink(
                  shown,
                  day,
                  `Day sheet of ${shortDay(day)}`,
                  'inline-flex min-h-11 items-center text-sm underline underline-offset-2',
                )
              : null}
          </section>
        )
      })}
    </div>
  )
}
