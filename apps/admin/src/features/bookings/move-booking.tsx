import { occupiesDay } from '@dustforce/core/booking'
import { businessDateOf, calendar, dayOn, gtaPolicy } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import type { Booking, MoveOrder } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { useForecast } from './act-letters.tsx'
import { conflictsOfMove, MoveBookingDialog, type NewTime } from './move-booking-dialog.tsx'

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
  readonly onMove: (order: Omit<MoveOrder, 'actId'>) => void
  readonly onClose: () => void
}) {
  const { bookings, contractors, figures, phoneBookings } = useBackend()
  const today = businessDateOf(now, gtaPolicy.zone)
  const [time, setTime] = useState<NewTime>({
    date: booking.bookingDate ?? today,
    minute: booking.bookingMinute,
  })
  const { date, minute } = time
  const places = useQuery({
    queryKey: ['bookings', 'availability', today],
    queryFn: () => phoneBookings.availability(today, gtaPolicy.lookaheadDays),
  })
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const jobs = useQuery({
    queryKey: ['bookings', 'between', date, date],
    queryFn: () => bookings.between(date, date),
  })
  const load = useQuery({ queryKey: ['dashboard', 'load', date, 1], queryFn: () => figures.load(date, 1) })
  const { taken = {}, rules = {}, busy = [], limit = gtaPolicy.capacity.perDay } = places.data ?? {}
  const own = booking.bookingDate ?? ''
  // Its own place is free for it.
  const others = occupiesDay(booking, gtaPolicy)
    ? { ...taken, [own]: Math.max(0, (taken[own] ?? 0) - 1) }
    : taken
  const policy = withOfficeRules(gtaPolicy, rules)
  const facts = { now, limit, taken: others, busy, durationMinutes: booking.durationMinutes }
  const stays = date === booking.bookingDate && minute === booking.bookingMinute
  const forecast = useForecast(booking, minute === null || stays ? null : { date, minute }, (place) =>
    bookings.lettersOfMove(booking.id, place),
  )
  return (
    <MoveBookingDialog
      booking={booking}
      time={time}
      days={calendar(policy, facts)}
      slots={dayOn(policy, facts, date).slots}
      load={load.data?.[0] ?? null}
      conflicts={stays ? [] : conflictsOfMove(booking, time, roster.data ?? [], jobs.data ?? [], gtaPolicy)}
      forecast={forecast}
      onTime={setTime}
      {...dialog}
    />
  )
}
