import { describe } from 'vitest'
import type { BookingStoreHarness } from './booking-store-harness.ts'
import { promoContract } from './booking-store-promo.ts'
import { reserveContract } from './booking-store-reserve.ts'
import { reversalsContract } from './booking-store-reversals.ts'
import { settleContract } from './booking-store-settle.ts'

/** Tests what every `BookingStore` with its `PromoStore` and `EmailOutbox` must do; each test gets a fresh world. */
export function bookingStoreContract(name: string, makeHarness: () => Promise<BookingStoreHarness>): void {
  describe(`${name} keeps the contract of the booking store:`, () => {
    reserveContract(makeHarness)
    settleContract(makeHarness)
    reversalsContract(makeHarness)
    promoContract(makeHarness)
  })
}
