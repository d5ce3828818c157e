import type { AdminBackend, Booking } from '@dustforce/supabase/admin'
import { newestDatesFirst } from './booking-query.ts'

/** The query for one booking by its id; null when there is none. */
export function bookingById({ page }: Pick<AdminBackend['bookings'], 'page'>, id: string) {
  return {
    queryKey: ['bookings', 'by id', id],
    queryFn: async (): Promise<Booking | null> => {
      const found = await page({
        filters: { search: id },
        sort: newestDatesFirst,
        after: null,
        upTo: null,
        limit: 2,
      })
      return found.rows.find((booking) => booking.id === id) ?? null
    },
  }
}
