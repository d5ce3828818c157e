import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { vi } from 'vitest'

const unexpected = () => Promise.reject(new Error('Not part of this test'))

/** Bookings behind links that refuse everything until a test says what they do. */
export function fakeOwnBookings() {
  return {
    ownBooking: vi.fn<OwnBookings['ownBooking']>(unexpected),
    writeToOffice: vi.fn<OwnBookings['writeToOffice']>(unexpected),
    sendBookingLinks: vi.fn<OwnBookings['sendBookingLinks']>(unexpected),
    tokenAfterPayment: vi.fn<OwnBookings['tokenAfterPayment']>(unexpected),
    calendarUrl: vi.fn<OwnBookings['calendarUrl']>(
      (token) => `https://project.example/calendar/${token}.ics`,
    ),
  } satisfies OwnBookings
}
