import { serviceName } from '@dustforce/office/booking'
import { dayPlan, type JobState, needsCleaner } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Badge, type BadgeTone } from '@dustforce/ui/badge'
import { Card } from '@dustforce/ui/card'
import { classNames } from '@dustforce/ui/class-names'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { bookingPath } from './need-path.ts'

export interface TodayPlanProps {
  /** Today's bookings. */
  readonly bookings: readonly Booking[]
  /** Epoch milliseconds. */
  readonly now: number
  /** Renders a link of the router in the given look. */
  readonly link: (path: string, content: ReactNode, look: string) => ReactNode
}

const states: Readonly<
  Record<Exclude<JobState, 'coming'>, { readonly text: string; readonly tone: BadgeTone }>
> = {
  done: { text: 'Done', tone: 'success' },
  'in-progress': { text: 'In progress', tone: 'info' },
  'not-started': { text: 'Not started', tone: 'danger' },
}

/** Today's jobs hour by hour. */
export function TodayPlan({ bookings, now, link }: TodayPlanProps) {
  const { policy, priceBook } = useBusiness()
  const hours = dayPlan(bookings, now, policy)
  return (
    <section aria-label="Today" className="min-w-0">
      <h2 className="pb-2.5 text-base font-semibold">Today</h2>
      <Card pad="none" className="overflow-hidden">
        {hours.length === 0 ? (
          <p className="px-4 py-6 text-center text-sm text-muted">No jobs today.</p>
        ) : (
          <ol className="divide-y divide-line">
            {hours.map(({ starts, label, isNow, jobs }) => (
              <li key={starts} className={classNames('flex gap-3 px-4 py-2.5', isNow && 'bg-row-today')}>
                <span className="w-18 shrink-0 pt-1 text-sm font-semibold text-muted tabular-nums">
                  {label}
                  {isNow ? <span className="block text-xs text-ink">Now</span> : null}
                </span>
                <ul className="grid min-w-0 flex-1 gap-1.5">
                  {jobs.map(({ job, state }) => (
                    <li key={job.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      {link(
                        bookingPath(job.id, 'open'),
                        <>
                          <span className="font-medium underline-offset-2 group-hover:underline">
                            {job.customerName}
                          </span>
                          <span className="block text-xs text-muted">
                            {[
                              job.bookingTime === label ? null : job.bookingTime,
                              serviceName(job.serviceType, priceBook),
                              job.assignedCleanerName?.trim(),
                            ]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                        </>,
                        'group min-w-0 flex-1 rounded-sm py-0.5 text-sm',
                      )}
                      {needsCleaner(job) ? <Badge tone="warning">Needs a contractor</Badge> : null}
                      {state === 'coming' ? null : (
                        <Badge tone={states[state].tone}>{states[state].text}</Badge>
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </section>
  )
}
