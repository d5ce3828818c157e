import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { saveFile } from '../../app/save-file.ts'
import { payoutsCsv } from './payouts-csv.ts'
import { payoutsPath } from './payouts-query.ts'
import { PayoutsView } from './payouts-view.tsx'
import { PeriodToolbar, type PeriodToolbarProps } from './period-toolbar.tsx'

/** Everyone's period in figures. */
export function PayoutsScreen(toolbar: PeriodToolbarProps) {
  const { payouts } = useBackend()
  const { period } = toolbar.query
  const query = useQuery({
    queryKey: ['payouts', 'all', period],
    queryFn: () => payouts.all(period),
    placeholderData: keepPreviousData,
  })
  const contractors = query.data ?? null
  return (
    <PayoutsView
      period={period}
      toolbar={<PeriodToolbar {...toolbar} />}
      contractors={query.isPlaceholderData ? null : contractors}
      instead={
        query.isError ? (
          <ErrorState
            title={`Error loading payouts: ${messageOf(query.error)}`}
            onRetry={() => query.refetch()}
          />
        ) : (
          <div role="status">
            <span className="sr-only">Loading payouts...</span>
            <Skeleton className="h-64" />
          </div>
        )
      }
      onExport={() => {
        if (contractors === null) return
        saveFile(
          `dust-force-payouts-${period.from}-to-${period.to}.csv`,
          'text/csv;charset=utf-8',
          payoutsCsv(contractors, period),
        )
      }}
      link={(cleaner, content, look) => (
        <Link to={payoutsPath({ ...toolbar.query, of: cleaner })} className={look}>
          {content}
        </Link>
      )}
    />
  )
}
