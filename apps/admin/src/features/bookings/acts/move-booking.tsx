import { businessDateOf } from '@dustforce/core/schedule'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { useSessionState } from '../../../app/use-session-state.ts'
import { useBookableDays } from '../../../patterns/use-bookable-days.ts'
import { useActPreview } from './act-letters.tsx'
import {
  conflictsOfMove,
  MoveBookingDialog,
  type MoveBookingDialogProps,
  type NewTime,
} from './move-booking-dialog.tsx'

/** Moves a booking, with the days, the cleaner's jobs and the letters as they are now. */
export function MoveBooking({
  booking,
  now,
  ...dialog
}: {
  readonly booking: Booking
  /** Epoch milliseconds. */
  readonly now: number
  readonly changed: ReactNode
  readonly busy: boolean
  readonly onMove: MoveBookingDialogProps['onMove']
  readonly onClose: () => void
}) {
  const { company, policy } = useBusiness()
  const { bookings, contractors, figures } = useBackend()
  const today = businessDateOf(now, policy.zone)
  const [time, setTime] = useSessionState<NewTime>(`move ${booking.id}`, {
    date: booking.bookingDate ?? today,
    minute: booking.bookingMinute,
  })
  const { date, minute } = time
  const { days, slotsOn } = useBookableDays(booking, now)
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const jobs = useQuery({
    queryKey: ['bookings', 'between', date, date],
    queryFn: () => bookings.between(date, date),
  })
  const load = useQuery({ queryKey: ['dashboard', 'load', date, 1], queryFn: () => figures.load(date, 1) })
  const stays = date === booking.bookingDate && minute === booking.bookingMinute
  const shown = useActPreview(booking, minute === null || stays ? null : { date, minute }, (place) =>
    bookings.lettersOfMove(booking.id, place),
  )
  return (
    <MoveBookingDialog
      booking={booking}
      time={time}
      days={days}
      slots={slotsOn(date)}
      load={load.data?.[0] ?? null}
      conflicts={stays ? [] : conflictsOfMove(booking, time, roster.data ?? [], jobs.data ?? [], company)}
      shown={shown}
      onTime={setTime}
      {...dialog}
    />
  )
}
