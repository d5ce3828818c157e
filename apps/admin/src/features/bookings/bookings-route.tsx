import { businessDateOf } from '@dustforce/core/schedule'
import { type BookingStatus, isSold } from '@dustforce/office/booking'
import { assigningRevives, isAhead, urgency } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { buttonLook } from '@dustforce/ui/button-look'
import { EmptyState } from '@dustforce/ui/empty-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { isToComeBack } from '../../app/came-from.ts'
import { focusSearch } from '../../app/focus-search.ts'
import { useExpandedRow } from '../../app/use-expanded-row.ts'
import { useNow } from '../../app/use-now.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { PageTitle } from '../../kit/page-title.tsx'
import type { RowPlace } from '../../kit/row-window.tsx'
import { useMedia } from '../../kit/use-media.ts'
import { useSelection } from '../../kit/use-selection.ts'
import type { BookingDialog, OpenDialog } from './acts/booking-dialog.ts'
import { useBookingActions } from './acts/use-booking-actions.ts'
import { useOpenedBooking } from './detail/use-opened-booking.ts'
import { BookingFilterBar } from './list/booking-filter-bar.tsx'
import { BookingOrder } from './list/booking-order.tsx'
import { BookingPages } from './list/booking-pages.tsx'
import { newestDatesFirst } from './list/booking-query.ts'
import { BookingRow } from './list/booking-row.tsx'
import { nextSort, shownValues } from './list/filter-values.ts'
import { useBookingQuery } from './list/use-booking-query.ts'

const BookingRowDetail = lazyPart(
  () => import('./detail/booking-row-detail.tsx'),
  <Skeleton className="h-80" />,
)
const DeepLinkedBooking = lazyPart(() => import('./list/deep-linked-booking.tsx'))
const ListOptions = lazyPart(() => import('./list/list-options.tsx'))
const BulkBar = lazyPart(() => import('./bulk/bulk-bar.tsx'))
const PhoneBookingDialog = lazyPart(() => import('./phone/phone-booking-dialog.tsx'))
const BookingDialogs = lazyPart(() => import('./acts/booking-dialogs.tsx'))

/** The list of bookings. */
export function Component() {
  const { policy } = useBusiness()
  const { bookings } = useBackend()
  const now = useNow()
  const actions = useBookingActions()
  const { query, setFilter, setSort, setLook, reset } = useBookingQuery()
  const [params, setParams] = useSearchParams()
  const assignId = params.get('assign')
  const { openId: expandedId, toggle, close } = useExpandedRow()
  const [dialog, setDialog] = useSessionState<BookingDialog | null>('dialog of bookings', null)
  const navigate = useNavigate()
  const { state } = useLocation()
  const setAddress = (change: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        change(before)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const closeDialog = () => {
    setDialog(null)
    if (assignId === null) return
    // The address asked for this, and it is done: a reload must not ask for it again.
    if (isToComeBack(state)) navigate(-1)
    else setAddress((asked) => asked.delete('assign'))
  }
  const [hasOptions, setOptions] = useState(false)
  const selection = useSelection<Booking>()
  const cleaners = useQuery({ queryKey: ['bookings', 'cleaner-names'], queryFn: bookings.cleanerNames })

  const open = useCallback<OpenDialog>((kind, booking) => setDialog({ kind, booking }), [setDialog])
  // Room for a list and the details of one of its rows beside each other.
  const isWide = useMedia('(min-width: 90rem)')
  const opened = useOpenedBooking(expandedId)
  const onToggle = useCallback((booking: Booking) => toggle(booking.id), [toggle])
  // In the address, so that a link from anywhere begins a booking.
  const take = () => setAddress((asked) => asked.set('do', 'new'))
  const leave = () =>
    setAddress((asked) => {
      asked.delete('do')
      asked.delete('like')
    })
  const onAssign = useCallback((booking: Booking) => open('assign', booking), [open])
  const onEdit = useCallback((booking: Booking) => open('edit', booking), [open])
  const onStatus = useCallback(
    async (booking: Booking, status: BookingStatus) => {
      if (assigningRevives(booking) && status !== 'canceled') setDialog({ kind: 'revive', booking, status })
      // The administrator first decides what becomes of its money, and who is told.
      else if (status === 'canceled' && isSold(booking.paymentStatus)) open('cancel', booking)
      else if (status === 'completed' && isAhead(booking, now, policy.zone)) open('complete', booking)
      else if (await actions.setStatus(booking, status)) open('email-contractor', booking)
    },
    [actions, now, open, setDialog, policy],
  )

  const detailOf = (booking: Booking) => (
    <BookingRowDetail
      key={booking.id}
      booking={booking}
      isBesideList={isWide}
      actions={actions}
      onClose={() => close(booking.id)}
      onOpen={open}
    />
  )
  const renderRow = (booking: Booking, line: RowPlace['line']) => {
    const expanded = booking.id === expandedId
    return (
      <BookingRow
        booking={booking}
        row={line['aria-rowindex']}
        urgency={urgency(booking, now, policy.zone)}
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
            <ActButton onClick={() => setOptions(true)}>List options</ActButton>
            <ActButton variant="primary" onClick={take}>
              New Booking
            </ActButton>
          </span>
        }
      />
      <BookingFilterBar
        values={shownValues(query.filters)}
        cleaners={cleaners.data ?? []}
        today={businessDateOf(now, policy.zone)}
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
          <BookingPages
            query={query}
            openId={expandedId}
            renderRow={renderRow}
            empty={<NoBookings onReset={reset} />}
            isBesideDetail={beside !== null}
            sort={query.sort.key === 'created' ? null : { ...query.sort, key: query.sort.key }}
            onSort={(key) => setSort(nextSort(query.sort, key) ?? newestDatesFirst)}
          />
        </div>
        {beside === null ? null : detailOf(beside)}
      </div>
      {selection.chosen.size === 0 ? null : <BulkBar selection={selection} />}
      {assignId === null ? null : <DeepLinkedBooking key={assignId} id={assignId} onFound={onAssign} />}
      {hasOptions ? <ListOptions query={query} onLook={setLook} onClose={() => setOptions(false)} /> : null}
      {params.get('do') === 'new' ? (
        <PhoneBookingDialog now={now} likeId={params.get('like')} onClose={leave} />
      ) : null}
      {dialog === null ? null : (
        <BookingDialogs
          key={`${dialog.kind} ${dialog.booking.id}`}
          dialog={dialog}
          now={now}
          actions={actions}
          onOpen={setDialog}
          onClose={closeDialog}
          onDeleted={(booking) => {
            setDialog(null)
            close(booking.id)
          }}
        />
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
          <ActButton
            variant="primary"
            onClick={() => {
              onReset()
              focusSearch()
            }}
          >
            Clear all filters
          </ActButton>
          <Link to="/dashboard" className={buttonLook({ variant: 'secondary', size: 'sm' })}>
            Back to Dashboard
          </Link>
        </span>
      }
    />
  )
}
