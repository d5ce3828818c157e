import type { ReversalType } from '@dustforce/core/booking'
import { cents } from '@dustforce/core/money'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../booking-store.ts'
import { decodeEmailContent } from '../email-content.ts'
import { EmailOutbox } from '../email-outbox.ts'
import type { PaymentEvent } from '../payment-event.ts'
import { type BookingStoreHarness, book, emailsOf, holdWithSession } from './booking-store-harness.ts'
import { beginning, sampleEvent } from './samples.ts'

const minuteMs = 60_000

/** What happens to money that was paid. */
export function reversalsContract(makeHarness: () => Promise<BookingStoreHarness>): void {
  describe('money that goes back', () => {
    let world: BookingStoreHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const settle = (event: PaymentEvent) => world.run(BookingStore.use((store) => store.settle(event)))
    const refundsDue = () => world.run(BookingStore.use((store) => store.refundsDue))

    /** What the letter about the refund says of its booking. */
    const letter = () =>
      world.run(
        Effect.gen(function* () {
          const emails = yield* EmailOutbox.use((outbox) => outbox.claim(10))
          const contents = yield* Effect.forEach(emails, decodeEmailContent)
          return contents.find(({ kind }) => kind === 'booking-refunded')?.facts
        }),
      )

    test('a part leaves the booking as it is, counts once and is flagged', async () => {
      const bookingId = await world.run(book(1))
      await settle(reversal('partly_refunded', bookingId, 5000, null))
      await settle(reversal('refund_given', bookingId, 5000, 're_1'))
      await settle(reversal('refund_given', bookingId, 5000, 're_1', { id: 'evt_updated' }))
      expect(await world.booking(bookingId)).toEqual({
        paymentStatus: 'paid',
        bookingStatus: 'confirmed',
        attention: 'partly-refunded',
        keptCents: 32_300,
      })
      expect(await world.run(emailsOf(bookingId))).toEqual({ confirmations: 1, refunds: 0 })
    })

    test('a refund by hand of the rest calls the booking off and keeps nothing', async () => {
      const bookingId = await world.run(book(1))
      await settle(reversal('partly_refunded', bookingId, 5000, null))
      await settle(reversal('refunded', bookingId, 37_300, null))
      expect(await world.booking(bookingId)).toEqual({
        paymentStatus: 'refunded',
        bookingStatus: 'canceled',
        attention: 'refunded',
        keptCents: 0,
      })
      expect(await refundsDue()).toEqual([])
      expect(await letter()).toMatchObject({ notKept: false, status: 'canceled', refundCents: 32_300 })
    })

    test.each<[string, ReversalType[], string, number]>([
      ['a refund that fails', ['refund_given', 'refund_failed'], 'refund-failed', 37_300],
      ['an open dispute', ['dispute_opened'], 'disputed', 37_300],
      ['a lost dispute', ['dispute_opened', 'dispute_lost'], 'dispute-lost', 32_300],
      ['a dispute won after all', ['dispute_opened', 'dispute_lost', 'dispute_won'], 'dispute-won', 37_300],
    ])(
      '%s ends alike in every order, also when it is told before the payment',
      async (_, types, attention, keptCents) => {
        const orders = [
          ['paid', ...types],
          ['paid', ...types.toReversed()],
          [...types, 'paid'],
          [...types.toReversed(), 'paid'],
        ] as const
        for (const [index, order] of orders.entries()) {
          const bookingId = await world.run(holdWithSession(index + 1))
          for (const type of order) {
            const event =
              type === 'paid'
                ? sampleEvent('completed', bookingId)
                : reversal(type, bookingId, 5000, `x_${bookingId}`)
            await settle(event)
            await settle(event)
          }
          expect({ order, ...(await world.booking(bookingId)) }).toEqual({
            order,
            paymentStatus: 'paid',
            bookingStatus: 'confirmed',
            attention,
            keptCents,
          })
        }
      },
    )

    test('money of another payment that names the booking changes nothing', async () => {
      const bookingId = await world.run(book(1))
      const before = await world.booking(bookingId)
      for (const type of ['refunded', 'dispute_lost'] as const)
        await settle(reversal(type, bookingId, 37_300, 'x_1', { paymentIntent: 'pi_other', bookingId }))
      expect(await world.booking(bookingId)).toEqual(before)
    })

    describe('a refund that is due', () => {
      const due = async () => {
        await world.setDailyLimit(1)
        const late = await world.run(holdWithSession(1))
        await world.setNow(beginning + 60 * minuteMs)
        await world.run(book(2))
        await settle(sampleEvent('completed', late))
        return late
      }

      test('gives back what is left after a refund by hand', async () => {
        const key = await due()
        await settle(reversal('partly_refunded', key, 7300, null))
        expect(await refundsDue()).toMatchObject([{ key, amountCents: 30_000 }])
        expect(await letter()).toMatchObject({ notKept: true, status: 'canceled', refundCents: 37_300 })
        await world.run(BookingStore.use((store) => store.finishRefund(key, 're_1')))
        expect(await world.booking(key)).toMatchObject({ paymentStatus: 'refunded', keptCents: 0 })
      })

      test('and was tried in vain is due again after the pause', async () => {
        const key = await due()
        const postpone = (pauseMs: number) =>
          world.run(BookingStore.use((store) => store.postponeRefund(key, pauseMs)))
        await postpone(minuteMs)
        expect(await refundsDue()).toEqual([])
        await world.setNow(beginning + 61 * minuteMs)
        expect(await refundsDue()).toMatchObject([{ key, attempts: 1 }])
        await postpone(2 * minuteMs)
        await world.setNow(beginning + 63 * minuteMs)
        expect(await refundsDue()).toMatchObject([{ key, attempts: 2 }])
      })

      test('and was refused is flagged and not due any more, until it is made by hand', async () => {
        const key = await due()
        const refuse = BookingStore.use((store) => store.refuseRefund(key, 'Charge is disputed'))
        await world.run(refuse)
        await world.run(refuse)
        expect(await refundsDue()).toEqual([])
        expect(await world.booking(key)).toMatchObject({
          paymentStatus: 'paid',
          bookingStatus: 'canceled',
          attention: 'refund-refused',
        })
        await settle(reversal('refunded', key, 37_300, null))
        expect(await world.booking(key)).toMatchObject({ paymentStatus: 'refunded', keptCents: 0 })
      })

      test('of a booking that is gone is refused alike', async () => {
        const bookingId = await world.run(holdWithSession(1))
        await settle(sampleEvent('expired', bookingId))
        await world.remove(bookingId)
        await settle(sampleEvent('completed', bookingId))
        await settle(reversal('partly_refunded', bookingId, 300, null))
        const [refund] = await refundsDue()
        expect(refund).toMatchObject({ amountCents: 37_000, attempts: 0 })
        await world.run(BookingStore.use((store) => store.refuseRefund(refund?.key ?? '', 'No')))
        expect(await refundsDue()).toEqual([])
      })
    })
  })
}

/** An event about money of the sample booking that names its payment alone. */
function reversal(
  type: ReversalType,
  bookingId: string,
  amount: number,
  reversalId: string | null,
  changes: Partial<PaymentEvent> = {},
): PaymentEvent {
  return sampleEvent(type, bookingId, {
    sessionId: null,
    bookingId: null,
    amountTotalCents: cents(amount),
    reversalId,
    ...changes,
  })
}
