import { businessDateOf, type DateRange, daysBetween } from '@dustforce/core/schedule'
import { financeTotals } from '@dustforce/office/metrics'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { saveFile } from '../../app/save-file.ts'
import { useNow } from '../../app/use-now.ts'
import { linkTo } from '../../kit/link-to.tsx'
import { companyFile } from '../../patterns/company-file.ts'
import { financeCsv } from './finance-csv.ts'
import { pointsOf, rangeBefore } from './finance-periods.ts'
import { readFinanceRange } from './finance-range.ts'
import { FinanceView } from './finance-view.tsx'
import { PaymentsInNeed } from './payments-in-need.tsx'

const RevenueChart = lazyPart(() => import('./revenue-chart.tsx'), <div className="h-72" />)

const payoutsLink = linkTo(
  ({ from, to }: DateRange) => `/dashboard/payouts?${new URLSearchParams({ from, to })}`,
)

const riseLink = linkTo((path: string) => path)

/** A period's money, compared with the one before. */
export default function FinancePage() {
  const { company, policy, priceBook } = useBusiness()
  const { figures } = useBackend()
  const [params, setParams] = useSearchParams()
  const { choice, range, isMisread } = readFinanceRange(params, businessDateOf(useNow(), policy.zone))
  const query = useQuery({
    queryKey: ['finance', range],
    queryFn: async () => {
      const [now, before] = await Promise.all([figures.finance(range), figures.finance(rangeBefore(range))])
      return { now, before }
    },
  })
  const grain = daysBetween(range.from, range.to) > 92 ? 'month' : 'week'
  const data = query.data
  const points = data === undefined ? [] : pointsOf(data.now.days, range, grain, policy)
  return (
    <>
      <FinanceView
        payments={<PaymentsInNeed />}
        payoutsLink={(content, look) => payoutsLink(range, content, look)}
        taxNumber={company.taxNumber}
        choice={choice}
        range={range}
        isMisread={isMisread}
        grain={grain}
        onChoice={(period) => setParams({ period }, { replace: true })}
        onRange={({ from, to }) => setParams({ from, to }, { replace: true })}
        failure={query.isError && data === undefined ? messageOf(query.error) : undefined}
        onRetry={() => query.refetch()}
        figures={
          data === undefined
            ? null
            : {
                totals: financeTotals(data.now.days),
                before: financeTotals(data.before.days),
                points,
                services: data.now.services,
                contractors: data.now.contractors,
                missed: data.now.missed,
              }
        }
        onExport={() => {
          if (data === undefined) return
          saveFile(
            companyFile(company, 'finance', range.from, 'to', range.to),
            'text/csv;charset=utf-8',
            // The mark by which spreadsheets know UTF-8.
            financeCsv(points, data.now, priceBook),
          )
        }}
        chart={<RevenueChart points={points} grain={grain} />}
      />
      <p className="pt-4 text-sm print:hidden">
        {riseLink('/dashboard/price-rise', 'Raise the price of visits that repeat')}
      </p>
    </>
  )
}
