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

/**
 * The rows of a long list, page by page; the ones before stay while others are read. A change of a row from elsewhere comes with the id that is in
 * `idField`: only the page that has it is read again.
 */
export function usePages<Row>(queryKey: QueryKey, read: ReadPage<Row>, idField: keyof Row & string) {
  return useInfiniteQuery({
    meta: { pages: { read, idField } },
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: rowsOf<Row>,
  })
}
