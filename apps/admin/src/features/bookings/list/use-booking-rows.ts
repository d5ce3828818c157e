import type { Booking, BookingPage, Cursor } from '@dustforce/supabase/admin'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
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

/** The result of reading a page. */
export type ReadPage = Pick<UseQueryResult<BookingPage>, 'data' | 'isError' | 'error' | 'refetch'>

const noPages: ReadonlyMap<number, ReadPage> = new Map()

interface List {
  /** The query of the list, as text. */
  readonly words: string
  /** The place where each page starts. */
  readonly starts: readonly (Cursor | null)[]
  /** The facts that are known of each page that was read, by its start. */
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
  // The look of the rows makes no other list.
  const words = writeBookingQuery({ ...query, hidden: [], compact: false }).toString()
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
  // The last one is until it was drawn.
  const isNear = (page: number) => near === null || near.includes(page) || page === starts.length - 1
  const first = useQuery({ ...optionsOf(0), placeholderData: keepPreviousData })
  const [later, setLater] = useState(noPages)
  const onRead = useCallback(
    (page: number, read: ReadPage | null) =>
      setLater((before) => {
        const next = new Map(before)
        if (read === null) next.delete(page)
        else next.set(page, read)
        return next
      }),
    [],
  )
  const read = starts.map((_, page) => (page === 0 ? first : later.get(page))?.data)
  const parts = [known, ...read]
  const seen = useRef({ parts: [] as readonly unknown[], rows: [] as readonly BookingListRow[] })
  const before = seen.current.parts
  if (parts.length !== before.length || parts.some((part, at) => part !== before[at])) {
    const rows = starts.flatMap((start, page) => {
      const data = read[page]
      if (data === undefined) return (known.get(start)?.ids ?? []).map((id) => rowOf(page, id, null))
      if (page > 0 || !first.isPlaceholderData)
        known.set(start, { ids: data.rows.map(({ id }) => id), next: data.next })
      return data.rows.map((booking) => rowOf(page, booking.id, booking))
    })
    seen.current = { parts, rows }
  }
  const { rows } = seen.current

  // While it is read the last page may have a next one.
  const last = known.get(starts.at(-1) ?? null)
  const next = last?.next ?? null
  const failed = [...later.values()].find(({ isError, data }) => isError && data === undefined) ?? null
  return {
    rows,
    first,
    /** The pages after the first one that are to be read, each with what asks for it. */
    later: starts.flatMap((start, page) =>
      page > 0 && isNear(page) ? [{ page, key: `${words} ${start}`, options: optionsOf(page) }] : [],
    ),
    onRead,
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
        setList((before) => (String(before.near) === String(drawn) ? before : { ...before, near: drawn }))
      },
      [rows],
    ),
  }
}

function rowOf(page: number, id: string, booking: Booking | null): BookingListRow {
  return { key: `${page} ${id}`, id, page, booking }
}

export type BookingRows = ReturnType<typeof useBookingRows>
