import { instantOf, monthOf } from '@dustforce/core/schedule'
import { settings } from '@dustforce/office/settings'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../../checkout/booking-store.ts'
import { CustomerData } from '../../jobs/customer-data.ts'
import { Inquiries } from '../../letters/inquiries.ts'
import { type BookingStoreHarness, book, holdWithSession } from './booking-store-harness.ts'
import type { TimedHarness } from './harness.ts'
import { beginning, sampleDate, sampleEvent } from './samples.ts'

type Needs = TimedHarness<CustomerData | Inquiries> &
  BookingStoreHarness & {
    /** Stores a contact message as a visitor would; its id. */
    readonly writeMessage: () => Promise<string>
    readonly apply: () => Promise<unknown>
  }

/** Tests what every `CustomerData` must do; each test gets a fresh world. */
export function customerDataContract(name: string, makeHarness: () => Promise<Needs>): void {
  describe(`${name} keeps the contract of customers' data:`, () => {
    let world: Needs
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const nothing = { bookingsDeleted: 0, bookingsAnonymized: 0, inquiries: 0, applications: 0 }
    const erase = (batch = 100) => world.run(CustomerData.use((data) => data.eraseExpired(batch)))
    /** Midnight in Toronto at the start of the day with the given date's day of the month, some months and days later. */
    const midnight = (date: string, months: number, days: number) => {
      const { from } = monthOf(sampleDate, months)
      return instantOf(from, 0, 'America/Toronto') + (Number(date.slice(8)) - 1 + days) * 86_400_000
    }

    test('erases inquiries and applications the day after they were kept for twelve months', async () => {
      const id = await world.writeMessage()
      await world.apply()
      const dayAfter = midnight('2027-01-11', settings.keep_messages_months.initial(gtaBusiness), 1)
      await world.setNow(dayAfter - 1)
      expect(await erase()).toEqual(nothing)
      await world.setNow(dayAfter)
      expect(await erase()).toEqual({ ...nothing, inquiries: 1, applications: 1 })
      expect(await world.run(Inquiries.use((inquiries) => inquiries.find(id)))).toBeNull()
      expect(await erase()).toEqual(nothing)
    })

    test('deletes unpaid bookings the day after the cleaning is two years ago, and keeps paid ones for the books', async () => {
      const paid = await world.run(book(1))
      const unpaid = await world.run(holdWithSession(2))
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('expired', unpaid))))
      const dayAfter = midnight(sampleDate, settings.keep_bookings_months.initial(gtaBusiness), 1)
      await world.setNow(dayAfter - 1)
      expect(await erase()).toEqual(nothing)
      await world.setNow(dayAfter)
      expect(await erase()).toEqual({ ...nothing, bookingsDeleted: 1, bookingsAnonymized: 1 })
      expect(await world.booking(unpaid)).toBeNull()
      expect(await world.booking(paid)).toMatchObject({ paymentStatus: 'paid', bookingStatus: 'confirmed' })
      expect(await erase()).toEqual(nothing)
    })

    test('leaves an open checkout alone', async () => {
      await world.run(holdWithSession(1))
      await world.setNow(midnight(sampleDate, settings.keep_bookings_months.initial(gtaBusiness), 1))
      expect(await erase()).toEqual(nothing)
    })

    test('waits for a dispute that somebody must answer', async () => {
      const id = await world.run(book(1))
      const event = sampleEvent('dispute_opened', id, { reversalId: 'dp_1' })
      await world.run(BookingStore.use((store) => store.settle(event)))
      await world.setNow(midnight(sampleDate, settings.keep_bookings_months.initial(gtaBusiness), 1))
      expect(await erase()).toEqual(nothing)
    })

    test('takes a batch at a time', async () => {
      for (let nr = 0; nr < 3; nr += 1) await world.writeMessage()
      await world.setNow(midnight('2027-01-11', settings.keep_messages_months.initial(gtaBusiness), 1))
      expect(await erase(2)).toEqual({ ...nothing, inquiries: 2 })
      expect(await erase(2)).toEqual({ ...nothing, inquiries: 1 })
    })
  })
}
