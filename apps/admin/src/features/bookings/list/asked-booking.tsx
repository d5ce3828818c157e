import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { askedBooking } from './asked-booking-query.ts'

export interface AskedBookingProps {
  readonly id: string
  /** Called once. */
  readonly onFound: (booking: Booking) => void
}

/** Finds the booking that a link asked for, in a bundle of its own. Shows nothing. */
export default function AskedBooking({ id, onFound }: AskedBookingProps) {
  const { bookings } = useBackend()
  const isTold = useRef(false)
  const { data: found = null } = useQuery(askedBooking(bookings, id))
  useEffect(() => {
    if (found === null || isTold.current) return
    isTold.current = true
    onFound(found)
  }, [found, onFound])
  return null
}
