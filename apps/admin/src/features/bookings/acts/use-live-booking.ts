import type { Booking } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { findBooking } from '../list/booking-cache.ts'

/** A booking as it is now, also while a dialog that was opened with it stays open; as last seen once no page shows it. */
export function useLiveBooking(seen: Booking): Booking {
  const client = useQueryClient()
  return useSyncExternalStore(
    (notify) => client.getQueryCache().subscribe(notify),
    () => {
      const found = findBooking(client, seen.id)
      return found !== null && found.version > seen.version ? found : seen
    },
  )
}
