import { businessDateOf, formatLongDate } from '@dustforce/core/schedule'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { useNow } from '../../app/use-now.ts'
import { linkTo } from '../../kit/link-to.tsx'
import { dashboardPath } from './dashboard-path.ts'
import { type DashboardTarget, DashboardView } from './dashboard-view.tsx'
import { OfficeNeeds } from './office-needs.tsx'
import { TodayAndWeek } from './today-and-week.tsx'

/** The dashboard. */
export function Component() {
  const { policy } = useBusiness()
  const { figures } = useBackend()
  const clock = useClock()
  const now = useNow()
  const today = businessDateOf(now, policy.zone)
  const query = useQuery({ queryKey: ['dashboard', today], queryFn: () => figures.dashboard(clock()) })
  const data = query.data ?? null
  return (
    <DashboardView
      date={formatLongDate(today)}
      figures={data}
      needs={<OfficeNeeds now={now} />}
      plan={<TodayAndWeek now={now} today={today} />}
      failure={query.isError && data === null ? messageOf(query.error) : undefined}
      onRetry={() => query.refetch()}
      link={linkTo((target: DashboardTarget) => dashboardPath(target, today, policy))}
    />
  )
}
