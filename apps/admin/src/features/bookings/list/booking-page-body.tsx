import type { Booking, Cursor } from '@dustforce/supabase/admin'
import { ErrorState } from '@dustforce/ui/error-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'
import { pageKey } from './booking-cache.ts'
import type { BookingQuery } from './booking-query.ts'
import { bookingColumns } from './booking-row.tsx'
import { BookingSkeletonRows } from './bookings-table.tsx'
import { PageFoot } from './page-foot.tsx'
import { useNearWindow } from './use-near-window.ts'

export interface BookingPageBodyProps {
  readonly query: BookingQuery
  readonly index: number
  readonly start: Cursor | null
  /** Where the next page starts, once it is shown: then this page ends there, whatever was inserted meanwhile. */
  readonly end: Cursor | null
  /** Told where the next page starts, when the end of this one comes near. */
  readonly onNext: (next: Cursor) => void
  readonly renderRow: (booking: Booking) => ReactNode
  readonly empty: ReactNode
}

const rowsAPage = 50
const firstPages = 10
const soon = 20_000
const fiveMinutes = 5 * 60_000

/** One page of the list. */
export function BookingPageBody({
  query,
  index,
  start,
  end,
  onNext,
  renderRow,
  empty,
}: BookingPageBodyProps) {
  const { bookings } = useBackend()
  const body = useRef<HTMLTableSectionElement>(null)
  const { near, height } = useNearWindow(body, 'near')
  const endRef = useRef(end)
  endRef.current = end
  const page = useQuery({
    queryKey: [...pageKey, query.filters, query.sort, start],
    queryFn: () => bookings.page({ ...query, after: start, upTo: endRef.current, limit: rowsAPage }),
    enabled: near,
    ...(index === 0 ? { placeholderData: keepPreviousData } : {}),
    // Far pages leave the memory soon; coming back to them is one quick request.
    gcTime: index < firstPages ? fiveMinutes : soon,
  })
  const next = page.data?.next ?? null
  const waiting = next !== null && end === null && !page.isPlaceholderData

  if (!near && height > 0) {
    return (
      <tbody ref={body} aria-hidden="true">
        <tr style={{ height }}>
          <td colSpan={bookingColumns} />
        </tr>
      </tbody>
    )
  }
  if (page.isPending) return <BookingSkeletonRows />
  if (page.isError && page.data === undefined) {
    return (
      <tbody ref={body}>
        <tr>
          <td colSpan={bookingColumns} className="p-4">
            <ErrorState
              title={`Error loading bookings: ${messageOf(page.error)}`}
              onRetry={() => page.refetch()}
            />
          </td>
        </tr>
      </tbody>
    )
  }
  const rows = page.data?.rows ?? []
  if (rows.length === 0 && index === 0 && next === null) {
    return (
      <tbody ref={body}>
        <tr>
          <td colSpan={bookingColumns}>{empty}</td>
        </tr>
      </tbody>
    )
  }
  return (
    <>
      <tbody
        ref={body}
        aria-busy={page.isPlaceholderData}
        className={`divide-y divide-line border-b border-line ${page.isPlaceholderData ? 'cursor-progress' : ''}`}
      >
        {rows.map(renderRow)}
      </tbody>
      {waiting ? <PageFoot onNear={() => onNext(next)} /> : null}
    </>
  )
}
