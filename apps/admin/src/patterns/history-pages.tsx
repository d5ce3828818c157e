import type { HistoryPage } from '@dustforce/supabase/admin'
import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '../app/failure.ts'
import { ExportList } from './export-list.tsx'
import { historyCsvColumns } from './history-csv.ts'
import { HistoryList } from './history-list.tsx'

export interface HistoryPagesProps {
  readonly queryKey: readonly string[]
  readonly read: (after: string | null) => Promise<HistoryPage>
}

/** A line of time, page by page. */
export function HistoryPages({ queryKey, read }: HistoryPagesProps) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title={`Failed to load the history: ${messageOf(query.error)}`}
        onRetry={() => query.refetch()}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading the history...</span>
        <Skeleton className="h-16" />
      </div>
    )
  }
  return (
    <>
      <div className="flex justify-end pb-2">
        <ExportList
          what="history entries"
          columns={historyCsvColumns}
          read={async (after) => {
            const { entries, next } = await read(after)
            return { rows: entries, next }
          }}
        />
      </div>
      <HistoryList
        entries={query.data.pages.flatMap(({ entries }) => entries)}
        onMore={query.hasNextPage ? () => query.fetchNextPage() : null}
        busy={query.isFetchingNextPage}
      />
    </>
  )
}
