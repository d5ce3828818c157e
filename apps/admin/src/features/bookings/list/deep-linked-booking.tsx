import type { Booking } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { bookingById } from './booking-by-id.ts'

export interface DeepLinkedBookingProps {
  readonly id: string
  /** Called once. */
  readonly onFound: (booking: Booking) => void
}

/** Loads the booking that a link names, in a bundle of its own. Renders nothing. */
export default function DeepLinkedBooking({ id, onFound }: DeepLinkedBookingProps) {
  const { bookings } = useBackend()
  const isReported = useRef(false)
  const { data: found = null } = useQuery(bookingById(bookings, id))
  useEffect(() => {
    if (found === null || isReported.current) return
    isReported.current = true
    onFound(found)
  }, [found, onFound])
  return null
}
