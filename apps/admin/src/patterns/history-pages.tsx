import type { HistoryPage } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ExportList } from '../kit/export-list.tsx'
import { QueryState } from '../kit/query-state.tsx'
import { historyCsvColumns } from './history-csv.ts'
import { HistoryList } from './history-list.tsx'

export interface HistoryPagesProps {
  readonly queryKey: readonly string[]
  readonly read: (after: string | null) => Promise<HistoryPage>
}

/** A line of time, page by page. */
export function HistoryPages({ queryKey, read }: HistoryPagesProps) {
  const business = useBusiness()
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
  return (
    <QueryState query={query} what="the history" loading="h-16">
      {({ pages }) => (
        <>
          <div className="flex justify-end pb-2">
            <ExportList
              what="history entries"
              columns={historyCsvColumns(business)}
              read={async (after) => {
                const { entries, next } = await read(after)
                return { rows: entries, next }
              }}
            />
          </div>
          <HistoryList
            entries={pages.flatMap(({ entries }) => entries)}
            onMore={query.hasNextPage ? () => query.fetchNextPage() : null}
            busy={query.isFetchingNextPage}
          />
        </>
      )}
    </QueryState>
  )
}
