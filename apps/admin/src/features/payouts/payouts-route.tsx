import { businessDateOf } from '@dustforce/core/schedule'
import { useBusiness } from '@dustforce/ui/use-business'
import { useNavigate, useSearchParams } from 'react-router'
import { useNow } from '../../app/use-now.ts'
import { payoutsPath, readPayoutsQuery } from './payouts-query.ts'
import { PayoutsScreen } from './payouts-screen.tsx'
import { StatementScreen } from './statement-screen.tsx'

/** The page with what contractors are paid: everyone's figures, or the statement that the address names. */
export function PayoutsPage() {
  const { policy } = useBusiness()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const today = businessDateOf(useNow(), policy.zone)
  const query = readPayoutsQuery(params, today, policy)
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
