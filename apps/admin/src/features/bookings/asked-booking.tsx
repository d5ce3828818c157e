import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { newestDatesFirst } from './booking-query.ts'

export interface AskedBookingProps {
  readonly id: string
  /** Called once. */
  readonly onFound: (booking: Booking) => void
}

/** Finds the booking that a link asked for, in a bundle of its own. Shows nothing. */
export default function AskedBooking({ id, onFound }: AskedBookingProps) {
  const { bookings } = useBackend()
  const isTold = useRef(false)
  const { data } = useQuery({
    queryKey: ['bookings', 'asked', id],
    queryFn: () =>
      bookings.page({ filters: { search: id }, sort: newestDatesFirst, after: null, upTo: null, limit: 2 }),
  })
  const found = data?.rows.find((booking) => booking.id === id)
  useEffect(() => {
    if (found === undefined || isTold.current) return
    isTold.current = true
    onFound(found)
  }, [found, onFound])
  return null
}
