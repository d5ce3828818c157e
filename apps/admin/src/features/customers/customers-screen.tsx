import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { linkTo } from '../../kit/link-to.tsx'
import { ListPage } from '../../kit/list-page.tsx'
import { useNarrowed } from '../../kit/use-narrowed.ts'
import { usePages } from '../../kit/use-pages.ts'
import { customerPath } from '../../patterns/customer-path.ts'
import { CustomerList } from './customer-list.tsx'
import { customerCsvColumns } from './customers-csv.ts'

/** The list of customers. */
export function CustomersScreen() {
  const { customers } = useBackend()
  const narrowed = useNarrowed({ q: '' })
  const { q } = narrowed.by
  const read = (after: string | null) => customers.page(q, after)
  const list = usePages(['customers', 'list', q], read, 'id')
  return (
    <ListPage
      title="Customers"
      what="customers"
      page="customers"
      aside={{
        before: (
          <Link
            to="?reviews=new"
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            Reviews
          </Link>
        ),
      }}
      csv={{ columns: customerCsvColumns, read }}
      narrowed={narrowed}
      placeholder="Search by name, email, phone, or address..."
      list={list}
      failed="Error loading customers"
      loading="h-40"
      none="No customers found."
    >
      {(rows) => <CustomerList customers={rows} hasMore={list.hasNextPage} link={linkTo(customerPath)} />}
    </ListPage>
  )
}
