import type { Booking } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { findBooking } from '../list/booking-cache.ts'

/** The newest version of the booking that is open; null when none is, or no page that was read has it. */
export function useOpenedBooking(id: string | null): Booking | null {
  const client = useQueryClient()
  return useSyncExternalStore(
    (notify) => client.getQueryCache().subscribe(notify),
    () => (id === null ? null : findBooking(client, id)),
  )
}
