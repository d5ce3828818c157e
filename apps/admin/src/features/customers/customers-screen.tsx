import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { customerPath } from '../../patterns/customer-path.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { NothingFound } from '../../patterns/nothing-found.tsx'
import { PageTitle } from '../../patterns/page-title.tsx'
import { SearchBox } from '../../patterns/search-box.tsx'
import { ShowMore } from '../../patterns/show-more.tsx'
import { ViewsButton } from '../../patterns/views-button.tsx'
import { CustomerList } from './customer-list.tsx'
import { customerCsvColumns } from './customers-csv.ts'

/** The list of customers. */
export function CustomersScreen() {
  const { customers } = useBackend()
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const query = new URLSearchParams(search === '' ? {} : { q: search }).toString()
  const list = useInfiniteQuery({
    queryKey: ['customers', 'list', search],
    queryFn: ({ pageParam }) => customers.page(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <PageTitle
        title="Customers"
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <Link
              to="?reviews=new"
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              Reviews
            </Link>
            <ViewsButton page="customers" query={query} />
            <ExportList
              what="customers"
              columns={customerCsvColumns}
              read={(after) => customers.page(search, after)}
            />
          </span>
        }
      />
      <search className="flex pb-4 print:hidden">
        <SearchBox
          label="Search customers"
          placeholder="Search by name, email, phone, or address..."
          value={search}
          onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
        />
      </search>
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Loading customers...</span>
          <Skeleton className="h-40" />
        </div>
      ) : list.isError && list.data === undefined ? (
        <ErrorState
          title={`Error loading customers: ${messageOf(list.error)}`}
          onRetry={() => list.refetch()}
        />
      ) : rows.length === 0 ? (
        <NothingFound
          title="No customers found."
          searched={search !== ''}
          onClear={() => setParams({}, { replace: true })}
        />
      ) : (
        <>
          <CustomerList
            customers={rows}
            link={(id, content, look) => (
              <Link to={customerPath(id)} className={look}>
                {content}
              </Link>
            )}
          />
          <ShowMore list={list} />
        </>
      )}
    </>
  )
}
