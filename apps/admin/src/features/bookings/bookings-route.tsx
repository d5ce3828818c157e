import { type BookingStatus, isSold } from '@dustforce/core/booking'
import { assigningRevives, urgency } from '@dustforce/core/hub'
import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { EmptyState } from '@dustforce/ui/empty-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { focusSearch } from '../../app/focus-search.ts'
import { useKept } from '../../app/use-kept.ts'
import { useNow } from '../../app/use-now.ts'
import { useOpened } from '../../app/use-opened.ts'
import { PageTitle } from '../../patterns/page-title.tsx'
import { useSelection } from '../../patterns/use-selection.ts'
import type { BookingDialog } from './booking-dialog.ts'
import { BookingFilterBar } from './booking-filter-bar.tsx'
import { BookingOrder } from './booking-order.tsx'
import { BookingPages } from './booking-pages.tsx'
import { newestDatesFirst } from './booking-query.ts'
import { BookingRow } from './booking-row.tsx'
import { BookingsTable } from './bookings-table.tsx'
import { nextSort, shownValues } from './filter-values.ts'
import { useBookingActions } from './use-booking-actions.ts'
import { useBookingQuery } from './use-booking-query.ts'
import { useOpenedBooking } from './use-opened-booking.ts'
import { useWideWindow } from './use-wide-window.ts'

const BookingRowDetail = lazy(() => import('./booking-row-detail.tsx'))
const AskedBooking = lazy(() => import('./asked-booking.tsx'))
const ListOptions = lazy(() => import('./list-options.tsx'))
const BulkBar = lazy(() => import('./bulk-bar.tsx'))
const PhoneBookingDialog = lazy(() => import('./phone-booking-dialog.tsx'))
const BookingDialogs = lazy(() => import('./booking-dialogs.tsx'))

/** The list of bookings. */
export function Component() {
  const { bookings } = useBackend()
  const now = useNow()
  const actions = useBookingActions()
  const { query, setFilter, setSort, setLook, reset } = useBookingQuery()
  const [params, setParams] = useSearchParams()
  const askedId = params.get('assign')
  const { openId: expandedId, toggle, close } = useOpened()
  const [dialog, setDialog] = useKept<BookingDialog | null>('dialog of bookings', null)
  const [hasOptions, setOptions] = useState(false)
  const selection = useSelection<Booking>()
  const cleaners = useQuery({ queryKey: ['bookings', 'cleaner-names'], queryFn: bookings.cleanerNames })

  const open = useCallback(
    (kind: Exclude<BookingDialog['kind'], 'revive'>, booking: Booking) => setDialog({ kind, booking }),
    [setDialog],
  )
  const isWide = useWideWindow()
  const opened = useOpenedBooking(expandedId)
  const onToggle = useCallback((booking: Booking) => toggle(booking.id), [toggle])
  // In the address, so that a link from anywhere begins a booking.
  const setTaking = (taken: boolean) =>
    setParams(
      (before) => {
        if (taken) before.set('do', 'new')
        else before.delete('do')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const onAssign = useCallback((booking: Booking) => open('assign', booking), [open])
  const onEdit = useCallback((booking: Booking) => open('edit', booking), [open])
  const onStatus = useCallback(
    async (booking: Booking, status: BookingStatus) => {
      if (assigningRevives(booking) && status !== 'canceled') setDialog({ kind: 'revive', booking, status })
      // What becomes of its money, and who is told, is decided first.
      else if (status === 'canceled' && isSold(booking.paymentStatus)) open('cancel', booking)
      else if (await actions.setStatus(booking, status)) open('email-contractor', booking)
    },
    [actions, open, setDialog],
  )

  const detailOf = (booking: Booking) => (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <BookingRowDetail
        key={booking.id}
        booking={booking}
        isBesideList={isWide}
        actions={actions}
        onClose={() => close(booking.id)}
        onOpen={open}
      />
    </Suspense>
  )
  const renderRow = (booking: Booking) => {
    const expanded = booking.id === expandedId
    return (
      <BookingRow
        key={booking.id}
        booking={booking}
        urgency={urgency(booking, now, gtaPolicy.zone)}
        expanded={expanded}
        detail={expanded && !isWide ? detailOf(booking) : null}
        onToggle={onToggle}
        onAssign={onAssign}
        onEdit={onEdit}
        onStatus={onStatus}
        onPay={actions.setPay}
        selected={selection.chosen.has(booking.id)}
        onSelect={selection.toggle}
      />
    )
  }

  const beside = isWide ? opened : null
  return (
    <>
      <PageTitle
        title="Bookings"
        aside={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            <Button size="sm" variant="secondary" onClick={() => setOptions(true)}>
              List options
            </Button>
            <Button size="sm" onClick={() => setTaking(true)}>
              New Booking
            </Button>
          </span>
        }
      />
      <BookingFilterBar
        values={shownValues(query.filters)}
        cleaners={cleaners.data ?? []}
        today={businessDateOf(now, gtaPolicy.zone)}
        onChange={setFilter}
        onReset={reset}
        order={<BookingOrder sort={query.sort} onSort={setSort} />}
      />
      <div className={beside === null ? undefined : 'grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-4'}>
        <div
          className="@container"
          {...(beside === null ? {} : { 'data-beside': '' })}
          data-hide={query.hidden.join(' ')}
          data-density={query.compact ? 'compact' : undefined}
        >
          <BookingsTable
            isBesideDetail={beside !== null}
            sort={query.sort.key === 'created' ? null : { ...query.sort, key: query.sort.key }}
            onSort={(key) => setSort(nextSort(query.sort, key) ?? newestDatesFirst)}
          >
            <BookingPages query={query} renderRow={renderRow} empty={<NoBookings onReset={reset} />} />
          </BookingsTable>
        </div>
        {beside === null ? null : detailOf(beside)}
      </div>
      {selection.chosen.size === 0 ? null : (
        <Suspense fallback={null}>
          <BulkBar selection={selection} />
        </Suspense>
      )}
      {askedId === null ? null : (
        <Suspense fallback={null}>
          <AskedBooking key={askedId} id={askedId} onFound={onAssign} />
        </Suspense>
      )}
      {hasOptions ? (
        <Suspense fallback={null}>
          <ListOptions query={query} onLook={setLook} onClose={() => setOptions(false)} />
        </Suspense>
      ) : null}
      {params.get('do') === 'new' ? (
        <Suspense fallback={null}>
          <PhoneBookingDialog now={now} onClose={() => setTaking(false)} />
        </Suspense>
      ) : null}
      {dialog === null ? null : (
        <Suspense fallback={null}>
          <BookingDialogs
            key={`${dialog.kind} ${dialog.booking.id}`}
            dialog={dialog}
            now={now}
            actions={actions}
            onOpen={setDialog}
            onClose={() => setDialog(null)}
            onDeleted={(booking) => {
              setDialog(null)
              close(booking.id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function NoBookings({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      title="No bookings found"
      hint="No results matched the current filters."
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button
            size="sm"
            onClick={() => {
              onReset()
              focusSearch()
            }}
          >
            Clear all filters
          </Button>
          <Link to="/dashboard" className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            Back to Dashboard
          </Link>
        </span>
      }
    />
  )
}
