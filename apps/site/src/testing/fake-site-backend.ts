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
    checkout: vi.fn<SiteBackend['checkout']>(unexpected),
    sendContact: vi.fn<SiteBackend['sendContact']>(unexpected),
    sendApplication: vi.fn<SiteBackend['sendApplication']>(unexpected),
  } satisfies SiteBackend
}
