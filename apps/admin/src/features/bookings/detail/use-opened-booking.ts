import type { Booking } from '@dustforce/supabase/admin'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { findBooking } from '../list/booking-cache.ts'

/** The newest version of the booking that is open; null when none is, or no page that was read has it. */
export function useOpenedBooking(id: string | null): Booking | null {
  const client = useQueryClient()
  // A query that is asked for the first time tells the cache while its component is drawn: nothing else may be drawn again meanwhile.
  const subscribe = useCallback(
    (notify: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    [client],
  )
  return useSyncExternalStore(subscribe, () => (id === null ? null : findBooking(client, id)))
}
