import type { BusinessDate } from '@dustforce/core/schedule'
import { filtersToQuery } from '@dustforce/office/hub'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { linkTo } from '../../kit/link-to.tsx'
import { TodayPlan } from './today-plan.tsx'
import { WeekLoad } from './week-load.tsx'

export interface TodayAndWeekProps {
  /** Epoch milliseconds. */
  readonly now: number
  readonly today: BusinessDate
}

/** As many as a day of the largest limit shows at once. */
const mostJobs = 200

/** Today's jobs and the load of the seven days from today; nothing in place of what cannot be read. */
export function TodayAndWeek({ now, today }: TodayAndWeekProps) {
  const { bookings, figures } = useBackend()
  const jobs = useQuery({
    queryKey: ['bookings', 'day', today],
    queryFn: () =>
      bookings.page({
        filters: { dateFrom: today, dateTo: today },
        sort: { key: 'date', direction: 'asc' },
        after: null,
        upTo: null,
        limit: mostJobs,
      }),
  })
  const load = useQuery({ queryKey: ['dashboard', 'load', today], queryFn: () => figures.load(today, 7) })
  return (
    <div className="grid gap-x-4 gap-y-7 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      {jobs.data ? (
        <TodayPlan bookings={jobs.data.rows} now={now} link={linkTo((path) => path)} />
      ) : jobs.isPending ? (
        <Skeleton className="h-40" />
      ) : null}
      {load.data ? (
        <WeekLoad
          days={load.data}
          today={today}
          link={linkTo(
            (date: BusinessDate) =>
              `/dashboard/bookings?${new URLSearchParams(filtersToQuery({ dateFrom: date, dateTo: date }))}`,
          )}
        />
      ) : load.isPending ? (
        <Skeleton className="h-40" />
      ) : null}
    </div>
  )
}
