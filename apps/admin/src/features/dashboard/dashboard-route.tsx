import { businessDateOf, formatLongDate, gtaPolicy } from '@dustforce/core/schedule'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { useNow } from '../../app/use-now.ts'
import { dashboardPath } from './dashboard-path.ts'
import { type DashboardTarget, DashboardView } from './dashboard-view.tsx'
import { LettersInNeed } from './letters-in-need.tsx'

/** The dashboard. */
export function Component() {
  const { bookings, figures } = useBackend()
  const clock = useClock()
  const today = businessDateOf(useNow(), gtaPolicy.zone)
  const query = useQuery({ queryKey: ['dashboard', today], queryFn: () => figures.dashboard(clock()) })
  const open = useQuery({ queryKey: ['bookings', 'open-count'], queryFn: bookings.countNeedingCleaner })
  const data = query.data ?? null
  const link = (target: DashboardTarget, content: React.ReactNode, look: string) => (
    <Link to={dashboardPath(target, today)} className={look}>
      {content}
    </Link>
  )
  return (
    <DashboardView
      date={formatLongDate(today)}
      figures={data}
      openJobs={open.data ?? 0}
      letters={<LettersInNeed />}
      failure={query.isError && data === null ? messageOf(query.error) : undefined}
      onRetry={() => query.refetch()}
      link={link}
    />
  )
}
