import type { PromoCode } from '@dustforce/core/promo'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../../checkout/booking-store.ts'
import { PromoStore } from '../../checkout/promo-store.ts'
import { type BookingStoreHarness, book, hold } from './booking-store-harness.ts'
import { beginning, samplePromo, sampleReservation } from './samples.ts'

const minuteMs = 60_000

/** Promo codes: looked up, judged and used up with the place. */
export function promoContract(makeHarness: () => Promise<BookingStoreHarness>): void {
  describe('using a promo code', () => {
    let world: BookingStoreHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const lookup = (code: string) => world.run(PromoStore.use((promos) => promos.lookup(code)))
    const withCode = (attempt: number, email = `guest${attempt}@example.com`) =>
      sampleReservation(attempt, { email, promoCode: 'WELCOME10' })
    const reserve = (attempt: number, email?: string) =>
      world.run(BookingStore.use((store) => store.reserve(withCode(attempt, email))))

    test('a code is found whatever its case and surrounding space', async () => {
      await world.addPromo(samplePromo)
      expect(await lookup('WELCOME10')).toEqual(samplePromo)
      expect(await lookup(' welcome10 ')).toEqual(samplePromo)
      expect(await lookup('WELCOME1')).toBeNull()
      expect(await lookup("' or 1=1 --")).toBeNull()
      expect(await lookup('')).toBeNull()
    })

    test('a code with a minimum, an end and a maximum is read in cents and milliseconds', async () => {
      const limited: PromoCode = {
        ...samplePromo,
        code: 'SUMMER',
        discountType: 'fixed',
        discountValue: 12.5,
        validUntil: beginning + 1,
        maxUses: 3,
        minOrderCents: sampleReservation(1).booking.quote.subtotalCents,
        firstTimeOnly: false,
      }
      await world.addPromo(limited)
      expect(await lookup('SUMMER')).toEqual(limited)
    })

    test('a use is counted with the place and given back with it', async () => {
      await world.addPromo(samplePromo)
      const { bookingId } = await world.run(hold(withCode(1)))
      expect((await lookup('WELCOME10'))?.currentUses).toBe(1)
      await world.run(BookingStore.use((store) => store.release(bookingId)))
      expect((await lookup('WELCOME10'))?.currentUses).toBe(0)
    })

    test('a code never has more uses than its maximum, however many ask at once', async () => {
      await world.addPromo({ ...samplePromo, maxUses: 2 })
      const asks = Array.from({ length: 8 }, (_, index) =>
        BookingStore.use((store) => store.reserve(withCode(index + 1))),
      )
      const results = await world.run(Effect.all(asks, { concurrency: 'unbounded' }))
      expect(results.filter((result) => result.status === 'reserved')).toHaveLength(2)
      for (const result of results.filter((each) => each.status !== 'reserved')) {
        expect(result).toEqual({ status: 'promo-rejected', reason: 'limit-reached' })
      }
    })

    test.each<[string, Partial<PromoCode>]>([
      ['unknown', { code: 'OTHER' }],
      ['expired', { validUntil: beginning - 1 }],
      ['limit-reached', { maxUses: 0 }],
      ['minimum-not-met', { minOrderCents: sampleReservation(1).booking.quote.totalCents }],
    ])('a code that is %s takes no place', async (reason, changes) => {
      await world.setDailyLimit(1)
      await world.addPromo({ ...samplePromo, ...changes })
      expect(await reserve(1)).toEqual({ status: 'promo-rejected', reason })
      expect(await world.run(hold(sampleReservation(2)))).toMatchObject({ status: 'reserved' })
    })

    test('a first-time code is for who has never paid', async () => {
      await world.addPromo(samplePromo)
      const isFirstTime = (email: string) => world.run(PromoStore.use((promos) => promos.isFirstTime(email)))
      expect(await isFirstTime('ada@example.com')).toBe(true)
      await world.run(hold(sampleReservation(1)))
      expect(await isFirstTime('ada@example.com')).toBe(true)
      await world.run(book(2))
      expect(await isFirstTime('ada@example.com')).toBe(false)
      expect(await isFirstTime(' ADA@example.com ')).toBe(false)
      expect(await isFirstTime('not an address')).toBe(true)
      expect(await reserve(3, 'ada@example.com')).toEqual({
        status: 'promo-rejected',
        reason: 'first-time-only',
      })
    })

    test('two unpaid bookings of one customer cannot both be the first', async () => {
      await world.addPromo(samplePromo)
      const asks = [1, 2, 3].map((attempt) =>
        BookingStore.use((store) => store.reserve(withCode(attempt, 'ada@example.com'))),
      )
      const results = await world.run(Effect.all(asks, { concurrency: 'unbounded' }))
      expect(results.filter((result) => result.status === 'reserved')).toHaveLength(1)
    })

    test('a use that was never paid lapses with the hold', async () => {
      await world.addPromo({ ...samplePromo, maxUses: 1 })
      await world.run(hold(withCode(1)))
      expect(await reserve(2)).toEqual({ status: 'promo-rejected', reason: 'limit-reached' })
      await world.setNow(beginning + 36 * minuteMs)
      expect(await reserve(2)).toMatchObject({ status: 'reserved' })
    })
  })
}
