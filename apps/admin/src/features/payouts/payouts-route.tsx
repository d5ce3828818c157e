import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { useNavigate, useSearchParams } from 'react-router'
import { useNow } from '../../app/use-now.ts'
import { payoutsPath, readPayoutsQuery } from './payouts-query.ts'
import { PayoutsScreen } from './payouts-screen.tsx'
import { StatementScreen } from './statement-screen.tsx'

/** What contractors are paid: everyone's figures, or the statement that the address names. */
export function PayoutsPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const today = businessDateOf(useNow(), gtaPolicy.zone)
  const query = readPayoutsQuery(params, today)
  const toolbar = {
    query,
    today,
    onQuery: (next: typeof query) =>
      void navigate(payoutsPath(next), { replace: true, preventScrollReset: true }),
  }
  return query.of === null ? (
    <PayoutsScreen {...toolbar} />
  ) : (
    <StatementScreen key={query.of} cleaner={query.of} {...toolbar} />
  )
}

export { PayoutsPage as Component }
