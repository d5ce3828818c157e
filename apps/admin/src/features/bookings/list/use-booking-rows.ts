import type { Booking, BookingPage, Cursor } from '@dustforce/supabase/admin'
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { pageKey } from './booking-cache.ts'
import { type BookingQuery, writeBookingQuery } from './booking-query.ts'

/** A row of the list; without its booking while the page that it is on is far from the window. */
export interface BookingListRow {
  readonly key: string
  readonly id: string
  readonly page: number
  readonly booking: Booking | null
}

const rowsAPage = 50
const firstPages = 10
const soon = 20_000
const fiveMinutes = 5 * 60_000

type Page = Pick<UseQueryResult<BookingPage>, 'data' | 'isError' | 'isPlaceholderData'>

interface List {
  /** What is asked for. */
  readonly words: string
  /** Where each page starts. */
  readonly starts: readonly (Cursor | null)[]
  /** What is known of each page that was read, by its start. */
  readonly known: Map<Cursor | null, { readonly ids: readonly string[]; readonly next: Cursor | null }>
  /** The pages with a row near the window; null while all rows are drawn. */
  readonly near: readonly number[] | null
}

function newList(words: string): List {
  return { words, starts: [null], known: new Map(), near: null }
}

/**
 * The rows of the list, read page by page. A page that is far from the window gives up its bookings and keeps their ids, so that neither memory
 * nor what a change makes old grows with the scrolling.
 */
export function useBookingRows(query: BookingQuery) {
  const { bookings } = useBackend()
  const words = writeBookingQuery(query).toString()
  const [list, setList] = useState(() => newList(words))
  // Another filter is another list: it starts at its first page.
  const current = list.words === words ? list : newList(words)
  if (current !== list) setList(current)
  const { starts, known, near } = current

  const optionsOf = (page: number) => {
    const start = starts[page] ?? null
    return {
      queryKey: [...pageKey, query.filters, query.sort, start],
      // A page ends where the next one starts, whatever was inserted meanwhile.
      queryFn: () =>
        bookings.page({ ...query, after: start, upTo: starts[page + 1] ?? null, limit: rowsAPage }),
      // Far pages leave the memory soon; coming back to them is one quick request.
      gcTime: page < firstPages ? fiveMinutes : soon,
    }
  }
  const isNear = (page: number) => near === null || near.includes(page) || !known.has(starts[page] ?? null)
  const others = starts.map((_, page) => page).filter((page) => page > 0 && isNear(page))
  const first = useQuery({ ...optionsOf(0), placeholderData: keepPreviousData })
  const found = useQueries({ queries: others.map(optionsOf) })
  const pages = new Map<number, Page>([[0, first]])
  for (const [at, page] of others.entries()) pages.set(page, found[at] ?? first)

  const read = starts.map((_, page) => pages.get(page)?.data)
  const seen = useRef<{ readonly read: typeof read; readonly rows: readonly BookingListRow[] }>({
    ...{ read: [], rows: [] },
  })
  if (
    read.length !== seen.current.read.length ||
    read.some((data, page) => data !== seen.current.read[page])
  ) {
    const rows = starts.flatMap((start, page) => {
      const data = read[page]
      if (data === undefined) return (known.get(start)?.ids ?? []).map((id) => rowOf(page, id, null))
      if (!pages.get(page)?.isPlaceholderData)
        known.set(start, { ids: data.rows.map(({ id }) => id), next: data.next })
      return data.rows.map((booking) => rowOf(page, booking.id, booking))
    })
    seen.current = { read, rows }
  }
  const { rows } = seen.current

  // While it is read the last page may have a next one.
  const last = known.get(starts.at(-1) ?? null)
  const next = last?.next ?? null
  const failed = found.find(({ isError, data }) => isError && data === undefined) ?? null
  return {
    rows,
    first,
    /** A page that could not be read. */
    failed,
    /** Where the page after the last one starts; null without one, and while that is not known. */
    next,
    hasMore: last === undefined || next !== null,
    onNext: () => {
      if (next !== null) setList({ ...current, starts: [...starts, next] })
    },
    onDraw: useCallback(
      (indexes: readonly number[]) => {
        const drawn = [...new Set(indexes.flatMap((index) => rows[index]?.page ?? []))]
        setList((before) => (sameNumbers(before.near ?? [], drawn) ? before : { ...before, near: drawn }))
      },
      [rows],
    ),
  }
}

function rowOf(page: number, id: string, booking: Booking | null): BookingListRow {
  return { key: `${page} ${id}`, id, page, booking }
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at])
}
