import type { Booking } from '@dustforce/supabase/admin'
import { ErrorState } from '@dustforce/ui/error-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { type ReactNode, useCallback } from 'react'
import { messageOf } from '../../../app/failure.ts'
import { type RowPlace, RowWindow, rowCount } from '../../../kit/row-window.tsx'
import type { BookingQuery } from './booking-query.ts'
import { bookingColumns } from './booking-row.tsx'
import { BookingSkeletonRows, BookingsTable, type BookingsTableProps } from './bookings-table.tsx'
import { type BookingListRow, type BookingRows, useBookingRows } from './use-booking-rows.ts'

export interface BookingPagesProps extends Omit<BookingsTableProps, 'children' | 'rowCount'> {
  readonly query: BookingQuery
  /** The booking whose row is expanded, which stays drawn. */
  readonly openId: string | null
  readonly renderRow: (booking: Booking, line: RowPlace['line']) => ReactNode
  readonly empty: ReactNode
}

const LaterPages = lazyPart(() => import('./later-pages.tsx'))

const keyOf = ({ key }: BookingListRow) => key

/** The list of bookings, which goes on as far as it is scrolled. */
export function BookingPages({ query, openId, renderRow, empty, ...table }: BookingPagesProps) {
  const list = useBookingRows(query)
  const { rows, first, later, next, hasMore, onDraw } = list
  const isKept = useCallback(({ id }: BookingListRow) => id === openId, [openId])
  const hasFirst = first.data !== undefined && !first.isPlaceholderData
  const body = () => {
    if (first.isPending) return <BookingSkeletonRows />
    if (first.isError && first.data === undefined) return <Failed reading={first} />
    if (rows.length === 0 && next === null) return <Line>{empty}</Line>
    return (
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
    )
  }
  return (
    <>
      <BookingsTable {...table} rowCount={rowCount(rows, hasMore)}>
        {body()}
      </BookingsTable>
      {hasFirst && (hasMore || later.length > 0) ? <LaterPages {...list} /> : null}
    </>
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

function Failed({ reading }: { readonly reading: Pick<BookingRows['first'], 'error' | 'refetch'> }) {
  return (
    <Line>
      <ErrorState
        className="m-4"
        title={`Error loading bookings: ${messageOf(reading.error)}`}
        onRetry={() => reading.refetch()}
      />
    </Line>
  )
}
