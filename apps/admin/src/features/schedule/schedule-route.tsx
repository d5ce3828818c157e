import { addDays, businessDateOf, daysBetween } from '@dustforce/core/schedule'
import { boardDays } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { buttonLook } from '@dustforce/ui/button-look'
import { ErrorState } from '@dustforce/ui/error-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { toast } from '../../app/toasts.tsx'
import { useNow } from '../../app/use-now.ts'
import { PageTitle } from '../../kit/page-title.tsx'
import { useNeverAgain } from '../../patterns/use-never-again.ts'
import { DaySheet } from './day-sheet.tsx'
import { Schedule } from './schedule.tsx'
import { schedulePath, scheduleQuery, shownRange } from './schedule-query.ts'
import { ScheduleToolbar } from './schedule-toolbar.tsx'
import { betweenKey } from './use-job-changes.ts'

const noJobs: readonly Booking[] = []
const ScheduleQueue = lazyPart(() => import('./schedule-queue.tsx'))

/** The schedule: who is where on a day or in a week. */
export function Component() {
  const business = useBusiness()
  const { bookings, contractors, figures, letters, scheduleExceptions } = useBackend()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const today = businessDateOf(useNow(), business.policy.zone)
  const query = scheduleQuery(params, today)
  const { from, to } = shownRange(query, business.policy)
  const count = daysBetween(from, to) + 1
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const ofDays = { queryKey: [...betweenKey, from, to], queryFn: () => bookings.between(from, to) }
  // Asked before the board of other days is taken away, which takes as long as the answer.
  usePrefetchQuery(ofDays)
  const jobs = useQuery(ofDays)
  const known = useNeverAgain(jobs.data ?? noJobs)
  const load = useQuery({
    queryKey: ['dashboard', 'load', from, count],
    queryFn: () => figures.load(from, count),
  })
  const closed = useQuery({
    queryKey: ['schedule-exceptions', from],
    queryFn: () => scheduleExceptions.from(from),
  })

  const { sheet, date } = query
  const cleaner = roster.data?.find(({ id }) => id === sheet)
  const stops = jobs.data?.filter((job) => job.contractorId === sheet && job.bookingDate === date) ?? []
  const ids = stops.map(({ id }) => id)
  const links = useQuery({
    queryKey: ['job-links', cleaner?.email, ids],
    queryFn: () => letters.jobLinks(cleaner?.email ?? '', ids),
    enabled: sheet !== null && cleaner !== undefined && cleaner.email !== '' && ids.length > 0,
    // The same each time.
    staleTime: 60_000,
  })

  if (sheet !== null && roster.data !== undefined && jobs.data !== undefined) {
    return (
      <DaySheet
        name={cleaner?.fullName ?? 'This contractor'}
        date={date}
        jobs={stops}
        links={links.data ?? {}}
        back={
          <Link
            to={schedulePath({ ...query, sheet: null })}
            className={`-ml-3 ${buttonLook({ variant: 'ghost', size: 'sm' })}`}
          >
            Back to the schedule
          </Link>
        }
        onPrint={() => window.print()}
        onShare={shareText}
      />
    )
  }
  const failed = [roster, jobs].find(({ isError }) => isError)
  return (
    <>
      <PageTitle title="Schedule" />
      <ScheduleToolbar
        query={query}
        today={today}
        onQuery={(next) => navigate(schedulePath(next), { replace: true })}
        onStep={(sign) =>
          navigate(schedulePath({ ...query, date: addDays(query.date, sign * count) }), { replace: true })
        }
      />
      {failed !== undefined ? (
        <ErrorState title={`Error loading the schedule: ${messageOf(failed.error)}`} />
      ) : roster.data === undefined || jobs.data === undefined ? (
        <div role="status" className="grid gap-2">
          <span className="sr-only">Loading the schedule...</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <>
          <Schedule
            view={query.view}
            days={boardDays(from, count)}
            today={today}
            jobs={known}
            roster={roster.data}
            load={load.data ?? []}
            scheduleExceptions={closed.data ?? []}
          />
          <ScheduleQueue from={from} to={to} />
        </>
      )}
    </>
  )
}

async function shareText(text: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ text })
    else {
      await navigator.clipboard.writeText(text)
      toast.success('Day sheet copied', 'Paste it into a message to the contractor.')
    }
  } catch (failure) {
    // The person closed the phone's own sheet.
    if (failure instanceof Error && failure.name === 'AbortError') return
    toast.error('Share Failed', 'The browser did not allow sharing.')
  }
}
