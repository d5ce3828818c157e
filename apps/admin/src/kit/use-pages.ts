import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { ReadPage } from '../app/list-csv.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** Out here: the same function each time, so that the rows stay the same ones. */
function rowsOf<Row>({ pages }: InfiniteData<Page<Row>>): readonly Row[] {
  return pages.flatMap(({ rows }) => rows)
}

/** The rows of a long list, page by page; the ones before stay while others are read. */
export function usePages<Row>(queryKey: QueryKey, read: ReadPage<Row>) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: rowsOf<Row>,
  })
}
