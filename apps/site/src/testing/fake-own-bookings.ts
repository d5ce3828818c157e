import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { vi } from 'vitest'

const unexpected = () => Promise.reject(new Error('Not part of this test'))

/** Bookings behind links that refuse everything until a test says what they do. */
export function fakeOwnBookings() {
  return {
    ask: vi.fn<OwnBookings['ask']>(unexpected),
    ownBooking: vi.fn<OwnBookings['ownBooking']>(unexpected),
    writeToOffice: vi.fn<OwnBookings['writeToOffice']>(unexpected),
    sendBookingLinks: vi.fn<OwnBookings['sendBookingLinks']>(unexpected),
    afterPayment: vi.fn<OwnBookings['afterPayment']>(unexpected),
    previewCancel: vi.fn<OwnBookings['previewCancel']>(unexpected),
    cancelBooking: vi.fn<OwnBookings['cancelBooking']>(unexpected),
    openTimes: vi.fn<OwnBookings['openTimes']>(unexpected),
    moveBooking: vi.fn<OwnBookings['moveBooking']>(unexpected),
    previewEdits: vi.fn<OwnBookings['previewEdits']>(unexpected),
    editBooking: vi.fn<OwnBookings['editBooking']>(unexpected),
    cancelPendingChange: vi.fn<OwnBookings['cancelPendingChange']>(unexpected),
    calendarUrl: vi.fn<OwnBookings['calendarUrl']>(
      (token) => `https://project.example/calendar/${token}.ics`,
    ),
  } satisfies OwnBookings
}
