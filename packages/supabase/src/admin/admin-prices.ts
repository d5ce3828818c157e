import { bookingFromRow } from '@dustforce/office/booking'
import type { PricedBooking } from '@dustforce/office/prices'
import type { AdminClient } from './admin-client.ts'
import { adminVersions } from './admin-versions.ts'

/** The largest number of bookings that are read. */
const mostBookings = 1000

/** The price books that owners publish. Only an owner reads and publishes versions. */
export function adminPrices(client: AdminClient) {
  const { rest, rows } = client
  return {
    ...adminVersions(client, 'price-book'),
    /** The newest thousand bookings that were made since an instant, the canceled ones aside. */
    bookingsSince: async (instant: number): Promise<readonly PricedBooking[]> => {
      const found = await rows(
        rest
          .from('bookings')
          .select(
            'id, customer_name, booking_date, booking_time, service_type, bedrooms, bathrooms, add_ons, has_pets, discount_amount, contractor_pay',
          )
          .gte('created_at', new Date(instant).toISOString())
          .neq('booking_status', 'canceled')
          .order('created_at', { ascending: false })
          .limit(mostBookings),
      )
      return found.map(bookingFromRow)
    },
  }
}
