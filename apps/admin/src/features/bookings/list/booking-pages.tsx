import type { Booking } from '@dustforce/supabase/admin'
import { ErrorState } from '@dustforce/ui/error-state'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../app/failure.ts'
import { type RowPlace, RowWindow, rowCount } from '../../../kit/row-window.tsx'
import type { BookingQuery } from './booking-query.ts'
import { bookingColumns } from './booking-row.tsx'
import { BookingSkeletonRows, BookingsTable, type BookingsTableProps } from './bookings-table.tsx'
import { type BookingListRow, useBookingRows } from './use-booking-rows.ts'

export interface BookingPagesProps extends Omit<BookingsTableProps, 'children' | 'rowCount'> {
  readonly query: BookingQuery
  /** The booking whose row is expanded, which stays drawn. */
  readonly openId: string | null
  readonly renderRow: (booking: Booking, line: RowPlace['line']) => ReactNode
  readonly empty: ReactNode
}

/** How far beyond the window the next page is asked for. */
const margin = '1200px 0px'

const keyOf = ({ key }: BookingListRow) => key

/** The list of bookings, which goes on as far as it is scrolled. */
export function BookingPages({ query, openId, renderRow, empty, ...table }: BookingPagesProps) {
  const { rows, first, failed, next, hasMore, onNext, onDraw } = useBookingRows(query)
  const isKept = useCallback(({ id }: BookingListRow) => id === openId, [openId])
  const body = () => {
    if (first.isPending) return <BookingSkeletonRows />
    if (first.isError && first.data === undefined) return <Failed reading={first} />
    if (rows.length === 0 && next === null) return <Line>{empty}</Line>
    return (
      <>
        <RowWindow
          as="tbody"
          rows={rows}
          keyOf={keyOf}
          isKept={isKept}
          hasMore={hasMore}
          isBusy={first.isPlaceholderData}
          look={`border-b border-line ${first.isPlaceholderData ? 'cursor-progress' : ''}`}
          onDraw={onDraw}
        >
          {({ booking }, { line, height }) =>
            booking === null ? <tr data-skeleton="" style={{ height }} /> : renderRow(booking, line)
          }
        </RowWindow>
        {failed !== null ? (
          <Failed reading={failed} />
        ) : hasMore ? (
          <PageFoot key={next} onNear={next === null ? null : onNext} />
        ) : null}
      </>
    )
  }
  return (
    <BookingsTable {...table} rowCount={rowCount(rows, hasMore)}>
      {body()}
    </BookingsTable>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td colSpan={bookingColumns}>{children}</td>
      </tr>
    </tbody>
  )
}

function Failed({
  reading: { error, refetch },
}: {
  readonly reading: { readonly error: unknown; readonly refetch: () => unknown }
}) {
  return (
    <Line>
      <div className="p-4">
        <ErrorState title={`Error loading bookings: ${messageOf(error)}`} onRetry={() => refetch()} />
      </div>
    </Line>
  )
}

interface PageFootProps {
  /** Called when the foot comes near the window; null while the last page is on its way. */
  readonly onNear: (() => void) | null
}

/**
 * The foot of the last page that is shown. It is far until it was seen near, and another one for each page: so it cannot take over what an
 * earlier foot saw, which would ask for page after page.
 */
function PageFoot({ onNear }: PageFootProps) {
  const foot = useRef<HTMLTableSectionElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (foot.current === null) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isNear) onNear?.()
  }, [isNear, onNear])
  return (
    // A browser that kept it in view would move on with it, page after page.
    <tbody ref={foot} style={{ overflowAnchor: 'none' }}>
      <tr>
        <td colSpan={bookingColumns} className="px-4 py-3 text-center text-sm text-muted">
          Loading more bookings...
        </td>
      </tr>
    </tbody>
  )
}
