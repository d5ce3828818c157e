import { addDays, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Availability } from '../../checkout/availability.ts'
import type { BookingStore } from '../../checkout/booking-store.ts'
import type { PromoStore } from '../../checkout/promo-store.ts'
import type { EmailOutbox } from '../../letters/email-outbox.ts'
import { type BookingStoreHarness, book, hold } from './booking-store-harness.ts'
import type { TimedHarness } from './harness.ts'
import { beginning, sampleDate, sampleReservation } from './samples.ts'

type AvailabilityHarness = Pick<
  BookingStoreHarness,
  'setDailyLimit' | 'setCrews' | 'setResources' | 'closeDay'
> &
  TimedHarness<Availability | BookingStore | PromoStore | EmailOutbox>

/** Tests what every `Availability` beside its `BookingStore` must do; each test gets a fresh world. */
export function availabilityContract(name: string, makeHarness: () => Promise<AvailabilityHarness>): void {
  describe(`${name} keeps the contract of availability:`, () => {
    let world: AvailabilityHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    test('counts sold places and live holds of the days asked', async () => {
      await world.setDailyLimit(4)
      await world.run(book(1))
      await world.run(hold(sampleReservation(2)))
      await world.run(hold(sampleReservation(3, { date: addDays(sampleDate, 2) })))
      const occupancy = (days: number) =>
        world.run(Availability.use((availability) => availability.occupancy(sampleDate, days)))
      expect(await occupancy(2)).toEqual({ limit: 4, taken: { [sampleDate]: 2 }, rules: {}, busy: [] })
      expect(await occupancy(3)).toEqual({
        limit: 4,
        taken: { [sampleDate]: 2, [addDays(sampleDate, 2)]: 1 },
        rules: {},
        busy: [],
      })
      await world.setNow(beginning + 3_600_000)
      expect(await occupancy(3)).toEqual({ limit: 4, taken: { [sampleDate]: 1 }, rules: {}, busy: [] })
    })

    test('tells when crews are busy, once their number limits', async () => {
      await world.run(book(1))
      await world.setCrews(2)
      const occupancy = await world.run(
        Availability.use((availability) => availability.occupancy(sampleDate, 1)),
      )
      const start = instantOf(sampleDate, 540, gtaPolicy.zone)
      const minutes = sampleReservation(1).booking.quote.minutes ?? 0
      expect(occupancy.rules.capacity).toMatchObject({ crews: 2 })
      expect(occupancy.busy).toEqual([{ start, end: start + minutes * 60_000 }])
    })

    test('tells what is in use, once services need it, and how many there are', async () => {
      await world.run(book(1))
      const occupancy = () =>
        world.run(Availability.use((availability) => availability.occupancy(sampleDate, 1)))
      const start = instantOf(sampleDate, 540, gtaPolicy.zone)
      const end = start + (sampleReservation(1).booking.quote.minutes ?? 0) * 60_000
      await world.setResources({
        resources: { van: 1, room: 2 },
        services: { 'deep-clean': { needs: ['van', 'room'] } },
      })
      expect(await occupancy()).toMatchObject({
        rules: { resources: { van: 1, room: 2 } },
        busy: [{ start, end, uses: ['room', 'van'] }],
      })
      await world.setResources({ resources: { van: 1 }, services: { standard: { needs: ['van'] } } })
      expect(await occupancy()).toMatchObject({ rules: { resources: { van: 1 } }, busy: [] })
      await world.setCrews(2)
      expect((await occupancy()).busy).toEqual([{ start, end }])
      await world.setResources({})
      expect((await occupancy()).rules).not.toHaveProperty('resources')
    })

    test('tells which of the days asked are closed, and why', async () => {
      const closed = addDays(sampleDate, 1)
      await world.closeDay(closed, 'Company retreat')
      const occupancy = (days: number) =>
        world.run(Availability.use((availability) => availability.occupancy(sampleDate, days)))
      expect((await occupancy(1)).rules).toEqual({})
      expect((await occupancy(2)).rules).toEqual({
        closures: [{ from: closed, to: closed, reason: 'Company retreat' }],
      })
    })
  })
}
