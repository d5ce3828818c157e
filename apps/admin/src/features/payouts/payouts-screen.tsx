import { useBusiness } from '@dustforce/ui/use-business'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { saveFile } from '../../app/save-file.ts'
import { linkTo } from '../../kit/link-to.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { companyFile } from '../../patterns/company-file.ts'
import { payoutsCsv } from './payouts-csv.ts'
import { payoutsPath } from './payouts-query.ts'
import { PayoutsView } from './payouts-view.tsx'
import { PeriodToolbar, type PeriodToolbarProps } from './period-toolbar.tsx'

/** Everyone's period in figures. */
export function PayoutsScreen(toolbar: PeriodToolbarProps) {
  const { payouts } = useBackend()
  const { company } = useBusiness()
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
        <QueryState
          query={{ ...query, data: undefined }}
          what="payouts"
          failed="Error loading payouts"
          loading="h-64"
        >
          {() => null}
        </QueryState>
      }
      onExport={() => {
        if (contractors === null) return
        saveFile(
          companyFile(company, 'payouts', period.from, 'to', period.to),
          'text/csv;charset=utf-8',
          payoutsCsv(contractors, period),
        )
      }}
      link={linkTo((of) => payoutsPath({ ...toolbar.query, of }))}
    />
  )
}
