import type { Booking, Cursor } from '@dustforce/supabase/admin'
import { type ReactNode, useState } from 'react'
import { BookingPageBody } from './booking-page-body.tsx'
import { type BookingQuery, writeBookingQuery } from './booking-query.ts'

export interface BookingPagesProps {
  readonly query: BookingQuery
  readonly renderRow: (booking: Booking) => ReactNode
  readonly empty: ReactNode
}

/**
 * The rows of the list, one table body a page. A page that is far from the window gives up its rows and its data and keeps
 * its height, so that the browser's memory does not grow with the scrolling.
 */
export function BookingPages({ query, renderRow, empty }: BookingPagesProps) {
  const words = writeBookingQuery(query).toString()
  const [list, setList] = useState<{ readonly words: string; readonly starts: readonly (Cursor | null)[] }>({
    words,
    starts: [null],
  })
  // Another filter is another list: it starts at its first page.
  const starts = list.words === words ? list.starts : [null]
  const add = (next: Cursor) => {
    if (!starts.includes(next)) setList({ words, starts: [...starts, next] })
  }
  return starts.map((start, index) => (
    <BookingPageBody
      // biome-ignore lint/suspicious/noArrayIndexKey: the first page keeps its rows in view while a filter changes
      key={index}
      query={query}
      index={index}
      start={start}
      end={starts[index + 1] ?? null}
      onNext={add}
      renderRow={renderRow}
      empty={empty}
    />
  ))
}
