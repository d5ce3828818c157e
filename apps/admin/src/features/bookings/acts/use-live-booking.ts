import type { Booking } from '@dustforce/supabase/admin'
import { useOpenedBooking } from '../detail/use-opened-booking.ts'

/** A booking as it is now, also while a dialog that was opened with it stays open; as last seen once no page shows it. */
export function useLiveBooking(seen: Booking): Booking {
  const found = useOpenedBooking(seen.id)
  return found !== null && found.version > seen.version ? found : seen
}
