import { cents } from '@dustforce/core/money'
import type { PaymentEventType, ProviderEvent } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../../checkout/booking-store.ts'
import { decodeEmailContent } from '../../letters/email-content.ts'
import { type BookingStoreHarness, book, emailsOf, hold, holdWithSession } from './booking-store-harness.ts'
import { claimedEmails } from './claimed-emails.ts'
import { beginning, sampleEvent, sampleReservation } from './samples.ts'

const hourMs = 3_600_000
const made = { refundId: 're_1', paymentIntent: 'pi_1', settled: true }
const types: readonly PaymentEventType[] = [
  'completed',
  'async_succeeded',
  'async_failed',
  'expired',
  'refunded',
]

const withoutRefund = types.filter((type) => type !== 'refunded')

/** Payments: whatever order their events come in. */
export function settleContract(makeHarness: () => Promise<BookingStoreHarness>): void {
  describe('settling a payment', () => {
    let world: BookingStoreHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const settle = (event: ProviderEvent) => world.run(BookingStore.use((store) => store.settle(event)))
    const refundsDue = () => world.run(BookingStore.use((store) => store.refundsDue))

    test('a paid session confirms the booking and queues one confirmation with its facts', async () => {
      const bookingId = await world.run(holdWithSession(1))
      expect(await settle(sampleEvent('completed', bookingId))).toMatchObject({
        bookingId,
        refund: false,
        duplicate: false,
      })
      expect(await world.booking(bookingId)).toEqual({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
        attention: [],
        keptCents: 37300,
      })
      const [email, ...others] = await world.run(claimedEmails)
      expect(others).toEqual([])
      expect(email).toMatchObject({
        kind: 'booking-confirmation',
        ref: bookingId,
        recipient: 'ada@example.com',
      })
      if (email === undefined) throw new Error('No e-mail')
      const content = await world.run(decodeEmailContent(email))
      expect(content.facts).toMatchObject({
        customerName: 'Ada Lovelace',
        date: '2027-01-25',
        time: '9:00 AM',
        service: 'deep-clean',
        addOns: [
          { name: 'Laundry', priceCents: 2000, unit: '1 load' },
          { name: 'Dishwashing', priceCents: 1500, unit: '' },
        ],
        baseCents: 27000,
        petFeeCents: 2500,
        subtotalCents: 33000,
        discountCents: 0,
        taxCents: 4300,
        totalCents: 37300,
        sessionId: `cs_test_${bookingId}`,
      })
    })

    test.each(types)('%s several times at once, and again under new ids, counts once', async (type) => {
      const bookingId = await world.run(holdWithSession(1))
      if (type === 'refunded') await settle(sampleEvent('completed', bookingId))
      const event = sampleEvent(type, bookingId)
      const twins = Array.from({ length: 4 }, () => BookingStore.use((store) => store.settle(event)))
      const settlements = await world.run(Effect.all(twins, { concurrency: 'unbounded' }))
      expect(settlements.filter((settlement) => !settlement.duplicate)).toHaveLength(1)
      const state = await world.booking(bookingId)
      const emails = await world.run(emailsOf(bookingId))
      await settle({ ...event, id: 'evt_other_id' })
      expect(await world.booking(bookingId)).toEqual(state)
      expect(await world.run(emailsOf(bookingId))).toEqual(emails)
      expect(emails.confirmations).toBeLessThanOrEqual(1)
      expect(emails.refunds).toBeLessThanOrEqual(1)
    })

    test.each<[string, readonly PaymentEventType[], object]>([
      ['all five events', types, { paymentStatus: 'refunded', bookingStatus: 'canceled' }],
      ['all but the refund', withoutRefund, { paymentStatus: 'paid', bookingStatus: 'confirmed' }],
    ])('orders of %s, with repeats at once, end the same', async (_, events, end) => {
      await world.setDailyLimit(1000)
      // Every order is tried where it is decided, and chance orders in SQL: here the store writes what was decided while others come between.
      const orders = [events, events.toReversed()]
      for (const [index, order] of orders.entries()) {
        const bookingId = await world.run(holdWithSession(index + 1))
        for (const type of order) {
          await settle(sampleEvent(type, bookingId))
          await Promise.all([
            settle(sampleEvent(type, bookingId)),
            settle(sampleEvent(type, bookingId, { id: `evt_again_${type}_${bookingId}` })),
          ])
        }
        expect({ order, ...(await world.booking(bookingId)) }).toMatchObject({ order, ...end })
        const emails = await world.run(emailsOf(bookingId))
        expect(emails.confirmations).toBeLessThanOrEqual(1)
        expect(emails.refunds).toBe(events === types ? 1 : 0)
      }
      expect(await refundsDue()).toEqual([])
    })

    test('a completed session without its money waits for it', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await settle(sampleEvent('completed', bookingId, { paid: false }))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'pending',
        bookingStatus: 'pending',
      })
      expect(await world.run(emailsOf(bookingId))).toEqual({ confirmations: 0, refunds: 0 })
      await settle(sampleEvent('async_succeeded', bookingId))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
      })
    })

    test.each(['expired', 'async_failed'] as const)('%s frees the place', async (type) => {
      await world.setDailyLimit(1)
      const bookingId = await world.run(holdWithSession(1))
      await settle(sampleEvent(type, bookingId))
      expect(await world.run(hold(sampleReservation(2)))).toMatchObject({ status: 'reserved' })
    })

    test('money after the hold ended takes the place when there is one', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await world.setNow(beginning + 71 * hourMs)
      await settle(sampleEvent('completed', bookingId))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
      })
    })

    test('a limit lowered while a customer pays leaves the held place to them', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await world.run(book(2))
      await world.setDailyLimit(1)
      expect(await settle(sampleEvent('completed', bookingId))).toMatchObject({ refund: false })
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
      })
    })

    test('money for a day that has filled up goes back once, and is flagged', async () => {
      await world.setDailyLimit(1)
      const late = await world.run(holdWithSession(1))
      await world.setNow(beginning + hourMs)
      await world.run(book(2))
      expect(await settle(sampleEvent('completed', late))).toMatchObject({ bookingId: late, refund: true })
      expect((await world.booking(late))?.attention).not.toEqual([])
      expect(await world.run(emailsOf(late))).toEqual({ confirmations: 0, refunds: 1 })
      const due = await refundsDue()
      const key = due[0]?.key ?? ''
      expect(due).toEqual([
        {
          key,
          bookingId: late,
          sessionId: `cs_test_${late}`,
          paymentIntent: `pi_${late}`,
          amountCents: 37300,
          attempts: 0,
          asked: false,
        },
      ])
      await world.run(BookingStore.use((store) => store.finishRefund(key, made)))
      await world.run(BookingStore.use((store) => store.finishRefund(key, made)))
      await settle(sampleEvent('refunded', late))
      await settle(sampleEvent('completed', late, { id: 'evt_repeated' }))
      expect(await refundsDue()).toEqual([])
      expect(await world.run(emailsOf(late))).toEqual({ confirmations: 0, refunds: 1 })
    })

    test('money of another session is not the booking’s, nor are reports about it', async () => {
      const bookingId = await world.run(holdWithSession(1))
      const other = { sessionId: 'cs_of_another', paymentIntent: 'pi_of_another' }
      await settle(sampleEvent('completed', bookingId, { ...other, id: 'evt_other' }))
      await settle(sampleEvent('completed', bookingId))
      await settle(sampleEvent('refunded', bookingId, { ...other, sessionId: null, bookingId: null }))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
        attention: ['reference-mismatch'],
      })
    })

    test.each<[string, Partial<ProviderEvent>]>([
      ['amount', { amountTotalCents: cents(37299) }],
      ['currency', { currency: 'usd' }],
      ['session', { sessionId: 'cs_of_another' }],
    ])('the wrong %s confirms nothing and is flagged', async (_, wrong) => {
      const bookingId = await world.run(holdWithSession(1))
      await settle(sampleEvent('completed', bookingId, wrong))
      const stored = await world.booking(bookingId)
      expect(stored?.bookingStatus).not.toBe('confirmed')
      expect(stored?.attention).not.toEqual([])
      expect((await world.run(emailsOf(bookingId))).confirmations).toBe(0)
    })

    test('an event of a session that is not ours is taken and changes nothing', async () => {
      const foreign = sampleEvent('completed', 'nobody', { bookingId: null })
      expect(await settle(foreign)).toMatchObject({ bookingId: null, refund: false })
      expect(await refundsDue()).toEqual([])
    })

    test('money for a deleted booking goes back once', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await settle(sampleEvent('expired', bookingId))
      await world.remove(bookingId)
      expect(await settle(sampleEvent('completed', bookingId))).toMatchObject({
        bookingId: null,
        refund: true,
        duplicate: false,
      })
      await settle(sampleEvent('async_succeeded', bookingId))
      const sessionId = `cs_test_${bookingId}`
      const paymentIntent = `pi_${bookingId}`
      expect(await refundsDue()).toEqual([
        {
          key: sessionId,
          bookingId,
          sessionId,
          paymentIntent,
          amountCents: 37300,
          attempts: 0,
          asked: false,
        },
      ])
      await world.run(BookingStore.use((store) => store.finishRefund(sessionId, made)))
      await settle(sampleEvent('completed', bookingId, { id: 'evt_repeated' }))
      expect(await refundsDue()).toEqual([])
    })

    test('the money of a job that was confirmed stays when its booking is deleted', async () => {
      const bookingId = await world.run(book(1))
      await world.remove(bookingId)
      const again = sampleEvent('async_succeeded', bookingId)
      expect(await settle(again)).toMatchObject({ bookingId: null, refund: false })
      expect(await refundsDue()).toEqual([])
    })

    describe('canceling a booking whose customer may still pay', () => {
      const cancel = (bookingId: string) =>
        world.run(BookingStore.use((store) => store.cancelOpenCheckout(bookingId, 'admin@example.com')))

      test('names the checkout to close, until it is closed', async () => {
        const bookingId = await world.run(holdWithSession(1))
        const open = { bookingId, sessionId: `cs_test_${bookingId}`, holdExpiresAt: beginning + 35 * 60_000 }
        expect(await cancel(bookingId)).toEqual(open)
        expect(await cancel(bookingId)).toEqual(open)
        await settle(sampleEvent('expired', bookingId))
        expect(await cancel(bookingId)).toBeNull()
        expect(await world.booking(bookingId)).toMatchObject({ bookingStatus: 'canceled' })
        await world.remove(bookingId)
        expect(await world.booking(bookingId)).toBeNull()
      })

      test('refunds money that still arrives', async () => {
        const bookingId = await world.run(holdWithSession(1))
        await cancel(bookingId)
        expect(await settle(sampleEvent('completed', bookingId))).toMatchObject({ bookingId, refund: true })
        expect(await refundsDue()).toMatchObject([{ bookingId, amountCents: 37_300 }])
      })

      test('leaves every other booking as it is', async () => {
        const paid = await world.run(book(1))
        const withoutPage = await world.run(hold(sampleReservation(2)))
        for (const bookingId of [paid, withoutPage.bookingId, 'nobody'])
          expect(await cancel(bookingId)).toBeNull()
        expect(await world.booking(paid)).toMatchObject({ bookingStatus: 'confirmed' })
        expect(await world.booking(withoutPage.bookingId)).toMatchObject({ bookingStatus: 'pending' })
      })
    })

    test('a refund names the booking by its payment alone', async () => {
      const bookingId = await world.run(book(1))
      await settle(sampleEvent('refunded', bookingId, { bookingId: null, sessionId: null }))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'refunded',
        bookingStatus: 'canceled',
      })
      expect(await world.run(emailsOf(bookingId))).toEqual({ confirmations: 1, refunds: 1 })
    })
  })
}
