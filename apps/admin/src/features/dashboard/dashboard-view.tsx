import { formatMoney } from '@dustforce/core/money'
import type { FinanceMetrics } from '@dustforce/office/metrics'
import type { DashboardFigures } from '@dustforce/supabase/admin'
import { ErrorState } from '@dustforce/ui/error-state'
import { Said } from '@dustforce/ui/said'
import { Skeleton } from '@dustforce/ui/skeleton'
import { StatCard } from '@dustforce/ui/stat-card'
import { useBusiness } from '@dustforce/ui/use-business'
import { Banknote, CalendarDays, CalendarRange, CircleCheck, TrendingUp, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText } from '../../kit/count-text.ts'
import { PageTitle } from '../../kit/page-title.tsx'
import { useWorker } from '../../patterns/use-worker.ts'
import { AssignmentsGrid } from './assignments-grid.tsx'

/** The targets to which the dashboard's cards and tiles lead. */
export type DashboardTarget =
  | { readonly to: 'all-bookings' }
  | { readonly to: 'this-week' }
  | { readonly to: 'confirmed-today' }
  | { readonly to: 'finance' }
  | { readonly to: 'cleaner'; readonly cleaner: string | null }

export interface DashboardViewProps {
  /** Today in words. */
  readonly date: string
  /** null while they are loaded. */
  readonly figures: DashboardFigures | null
  /** The list of what the office has to act on. */
  readonly needs?: ReactNode
  /** Today's jobs and the week's load. */
  readonly plan?: ReactNode
  readonly failure?: string | undefined
  readonly onRetry: () => void
  /** Renders a link of the router in the given look. */
  readonly link: (target: DashboardTarget, content: ReactNode, look: string) => ReactNode
}

const icon = 'size-4.5'

/** The screen that a day starts with. */
export function DashboardView({ date, figures, needs, plan, failure, onRetry, link }: DashboardViewProps) {
  const business = useBusiness()
  const worker = useWorker()
  const money = (amount: FinanceMetrics['monthlyRevenueCents'] | undefined) =>
    amount === undefined ? null : formatMoney(amount, { ...business.money, decimals: 0 })
  const loading = figures === null
  const to = (target: DashboardTarget) => (content: ReactNode, look: string) => link(target, content, look)
  return (
    <>
      <PageTitle title="Admin Dashboard" hint={date} />
      {needs === undefined && plan === undefined ? null : (
        <div className="grid gap-7 pb-7">
          {needs}
          {plan}
        </div>
      )}
      {failure !== undefined ? (
        <ErrorState title="Error loading dashboard data" hint={failure} onRetry={onRetry} />
      ) : (
        <div className="grid gap-7" aria-busy={loading}>
          {loading ? <Said className="text-sm text-muted">Loading dashboard data...</Said> : null}
          <Group title="Booking Metrics">
            <div className="grid grid-cols-2 gap-3 max-xl:*:last:col-span-2 xl:grid-cols-3">
              <StatCard
                label="Total Bookings"
                value={figures && countText(figures.bookings.total, business.money)}
                hint="All time"
                icon={<CalendarDays aria-hidden="true" className={icon} />}
                loading={loading}
                link={to({ to: 'all-bookings' })}
              />
              <StatCard
                label="This Week"
                value={figures && countText(figures.bookings.thisWeek, business.money)}
                hint="New bookings this week"
                icon={<CalendarRange aria-hidden="true" className={icon} />}
                loading={loading}
                link={to({ to: 'this-week' })}
              />
              <StatCard
                label="Confirmed Today"
                value={figures && countText(figures.bookings.confirmedToday, business.money)}
                hint={`Jobs confirmed for ${worker.many} today`}
                icon={<CircleCheck aria-hidden="true" className={icon} />}
                loading={loading}
                link={to({ to: 'confirmed-today' })}
              />
            </div>
          </Group>
          <Group title="Finance Metrics">
            <div className="grid grid-cols-2 gap-3 max-xl:*:last:col-span-2 xl:grid-cols-3">
              <StatCard
                label="Monthly Revenue"
                value={money(figures?.finance.monthlyRevenueCents)}
                hint="Paid bookings this month"
                icon={<Banknote aria-hidden="true" className={icon} />}
                loading={loading}
                link={to({ to: 'finance' })}
              />
              <StatCard
                label="Last Month Revenue"
                value={money(figures?.finance.lastMonthRevenueCents)}
                icon={<Wallet aria-hidden="true" className={icon} />}
                hint="Paid bookings last month"
                loading={loading}
              />
              <StatCard
                label="Weekly Revenue"
                value={money(figures?.finance.weeklyRevenueCents)}
                hint="Paid bookings this week"
                icon={<TrendingUp aria-hidden="true" className={icon} />}
                loading={loading}
              />
            </div>
          </Group>
          <Group title={`${worker.title} Assignments This Week`}>
            {figures === null ? (
              <Skeleton className="h-14 max-w-md" />
            ) : (
              <AssignmentsGrid
                assignments={figures.assignments}
                link={({ cleaner }, content, look) => link({ to: 'cleaner', cleaner }, content, look)}
              />
            )}
          </Group>
        </div>
      )}
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2.5 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
