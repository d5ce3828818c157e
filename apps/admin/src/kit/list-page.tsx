import type { ReactNode } from 'react'
import type { PageWithViews } from '../app/pages.ts'
import { ExportList, type ExportListProps } from './export-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PageTitle } from './page-title.tsx'
import { QueryState, type QueryStateProps } from './query-state.tsx'
import { SearchBox } from './search-box.tsx'
import { ShowMore, type ShowMoreProps } from './show-more.tsx'
import type { Narrowed } from './use-narrowed.ts'
import { ViewsButton } from './views-button.tsx'

export interface ListPageProps<Row> extends Omit<QueryStateProps<readonly Row[]>, 'query' | 'children'> {
  readonly title: string
  readonly hint?: string | undefined
  /** Stands before and after what every list has beside its title. */
  readonly aside?: { readonly before?: ReactNode; readonly after?: ReactNode } | undefined
  /** The page whose views can be kept. */
  readonly page?: PageWithViews | undefined
  readonly csv: Omit<ExportListProps<Row>, 'what'>
  /** The search by which the address narrows it. */
  readonly narrowed?: Narrowed<'q'> | undefined
  /** The words for what can be searched for; without them there is no field for that. */
  readonly placeholder?: string | undefined
  /** In place of the search field. */
  readonly filters?: ReactNode
  readonly list: QueryStateProps<readonly Row[]>['query'] & Partial<ShowMoreProps['list']>
  /** The words for when there are no rows, and how some come about. */
  readonly none: string
  readonly noneHint?: string | undefined
  /** Draws the rows, of which there are some. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A page with a list: its title, what narrows it, its rows or why there are none, and the next ones. */
export function ListPage<Row>({
  title,
  hint,
  aside,
  page,
  csv,
  narrowed,
  placeholder,
  filters,
  list,
  none,
  noneHint,
  children,
  ...state
}: ListPageProps<Row>) {
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage = () => {} } = list
  return (
    <>
      <PageTitle
        title={title}
        hint={hint}
        aside={
          <span className="flex flex-wrap items-center gap-2">
            {aside?.before}
            {page === undefined ? null : <ViewsButton page={page} query={narrowed?.query ?? ''} />}
            <ExportList what={state.what} {...csv} />
            {aside?.after}
          </span>
        }
      />
      {filters}
      {narrowed === undefined || placeholder === undefined ? null : (
        <search className="flex pb-4 print:hidden">
          <SearchBox
            label={`Search ${state.what}`}
            placeholder={placeholder}
            value={narrowed.by.q}
            onSearch={(q) => narrowed.narrow({ q })}
          />
        </search>
      )}
      <QueryState query={list} {...state}>
        {(rows) =>
          rows.length === 0 ? (
            <NothingFound
              title={none}
              hint={noneHint}
              searched={narrowed !== undefined && narrowed.query !== ''}
              onClear={() => narrowed?.clear()}
            />
          ) : (
            <>
              {children(rows)}
              <ShowMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
            </>
          )
        }
      </QueryState>
    </>
  )
}
