import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useIsOwner } from '../../patterns/use-team.ts'
import { PriceFile } from './price-file.tsx'
import { PriceList } from './price-list.tsx'
import { PricesScreen } from './prices-screen.tsx'

const noProblems = new Map<string, string>()

/** The page with what is charged: an owner changes it, the office reads it. */
export function PricesPage() {
  const isOwner = useIsOwner()
  if (isOwner === undefined) return <PageTitle title="Prices" />
  return isOwner ? <OwnPrices /> : <OfficePrices />
}

function OwnPrices() {
  const { priceBook: book, policy } = useBusiness()
  const { prices } = useBackend()
  const query = useQuery({ queryKey: ['prices', 'versions'], queryFn: prices.versions })
  return (
    <QueryState query={query} what="prices" loading="h-64">
      {(versions) => <PricesScreen rules={{ book, policy }} versions={versions} />}
    </QueryState>
  )
}

function OfficePrices() {
  const { priceBook: book } = useBusiness()
  return (
    <>
      <PageTitle
        title="Prices"
        hint="Every quote and checkout is calculated from these."
        aside={<PriceFile book={book} />}
      />
      <PriceList sheet={{ book, published: book, problems: noProblems, canChange: false, set: () => {} }} />
    </>
  )
}

export { PricesPage as Component }
