import { zeroCents } from '@dustforce/core/money'
import { tellProblem, toldKinds } from '@dustforce/office/booking'
import { startNote } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useOfferedActs } from '../../../app/acts.ts'
import { useBackend } from '../../../app/app-context.tsx'
import { useNow } from '../../../app/use-now.ts'
import { customerPath } from '../../../patterns/customer-path.ts'
import { StartButton } from '../../../patterns/start-button.tsx'
import type { BookingActions } from '../acts/booking-actions.ts'
import type { OpenDialog } from '../acts/booking-dialog.ts'
import { BookingSeries } from '../series/booking-series.tsx'
import { SeriesCleanerDialog } from '../series/series-cleaner-dialog.tsx'
import { SeriesDialog } from '../series/series-dialog.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingLetters } from './booking-letters.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { splitText } from './booking-split.ts'
import { CustomerLink } from './customer-link.tsx'
import { openedActs } from './opened-acts.ts'
import { useToPayBack } from './use-to-pay-back.ts'

export interface BookingRowDetailProps {
  readonly booking: Booking
  readonly isBesideList: boolean
  readonly actions: BookingActions
  readonly onClose: () => void
  readonly onOpen: OpenDialog
}

/** The content of an expanded row, in a bundle of its own: the list does not wait for it. */
export default function BookingRowDetail({
  booking,
  isBesideList,
  actions,
  onClose,
  onOpen,
}: BookingRowDetailProps) {
  const business = useBusiness()
  const { letters, series } = useBackend()
  const { policy } = business
  useOfferedActs(useMemo(() => openedActs(booking, onOpen, policy), [booking, onOpen, policy]))
  const now = useNow()
  const toPayBack = useToPayBack(booking)
  const [changing, setChanging] = useState<'visits' | 'cleaner' | null>(null)
  const dialog = { booking, onClose: () => setChanging(null) }
  const note = startNote(booking, now, business.policy)
  const query = useQuery({
    queryKey: ['letters', booking.id],
    queryFn: () => letters.ofBooking(booking.id),
  })
  const { data: visits } = useQuery({
    queryKey: ['bookings', 'series', booking.id],
    queryFn: () => series.ofBooking(booking.id),
  })
  const detail = (
    <>
      <BookingDetail
        booking={booking}
        isBesideList={isBesideList}
        split={splitText(booking, business)}
        letters={<BookingLetters letters={query.data ?? []} />}
        actions={actions}
        onOpen={onOpen}
        tellable={toldKinds.filter((kind) => tellProblem(kind, booking, now, business.policy) === null)}
        onTell={async (kind) => {
          if (await actions.tell(booking, kind)) await query.refetch()
        }}
        start={
          note && (
            <StartButton note={note} onStarted={(started) => actions.setStarted(booking, started, now)} />
          )
        }
        toPayBackCents={toPayBack ?? zeroCents}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-3 pb-1 print:hidden">
        {booking.email === '' ? null : (
          <Link
            to={customerPath(booking.id)}
            className="flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            Everything about this customer
          </Link>
        )}
        <CustomerLink booking={booking} />
      </div>
      {visits == null ? null : (
        <>
          <BookingSeries
            series={visits}
            bookingId={booking.id}
            onChange={() => setChanging('visits')}
            onCleaner={() => setChanging('cleaner')}
          />
          {changing === 'visits' ? <SeriesDialog {...dialog} series={visits} /> : null}
          {changing === 'cleaner' ? <SeriesCleanerDialog {...dialog} series={visits} /> : null}
        </>
      )}
      <BookingHistory bookingId={booking.id} />
    </>
  )
  return isBesideList ? (
    <BookingPanel booking={booking} onClose={onClose}>
      {detail}
    </BookingPanel>
  ) : (
    detail
  )
}
