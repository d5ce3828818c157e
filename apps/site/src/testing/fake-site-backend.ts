import type { SiteBackend } from '@dustforce/supabase'
import { vi } from 'vitest'

const unexpected = () => Promise.reject(new Error('Not part of this test'))

/** A backend that refuses everything until a test says what it does. */
export function fakeSiteBackend() {
  return {
    availability: vi.fn<SiteBackend['availability']>(unexpected),
    promoCode: vi.fn<SiteBackend['promoCode']>(unexpected),
    isFirstTime: vi.fn<SiteBackend['isFirstTime']>(unexpected),
    paymentState: vi.fn<SiteBackend['paymentState']>(unexpected),
    ownBooking: vi.fn<SiteBackend['ownBooking']>(unexpected),
    writeToOffice: vi.fn<SiteBackend['writeToOffice']>(unexpected),
    sendBookingLinks: vi.fn<SiteBackend['sendBookingLinks']>(unexpected),
    tokenAfterPayment: vi.fn<SiteBackend['tokenAfterPayment']>(unexpected),
    calendarUrl: vi.fn<SiteBackend['calendarUrl']>(
      (token) => `https://project.example/calendar/${token}.ics`,
    ),
    checkout: vi.fn<SiteBackend['checkout']>(unexpected),
    sendContact: vi.fn<SiteBackend['sendContact']>(unexpected),
    sendApplication: vi.fn<SiteBackend['sendApplication']>(unexpected),
  } satisfies SiteBackend
}
