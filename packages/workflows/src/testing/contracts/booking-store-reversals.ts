import { cents } from '@dustforce/core/money'
import type { ReversalType } from '@dustforce/office/booking'
import type { ProviderEvent } from '@dustforce/office/story'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../../checkout/booking-store.ts'
import { decodeEmailContent } from '../../letters/email-content.ts'
import { type BookingStoreHarness, book, emailsOf, holdWithSession } from './booking-store-harness.ts'
import { claimedEmails } from './claimed-emails.ts'
import { beginning, sampleEvent } from './samples.ts'

const minuteMs = 60_000

/** Tests what happens to money that was paid. */
export function reversalsContract(makeHarness: () => Promise<BookingStoreHarness>): void {
  describe('money that goes back', () => {
    let world: BookingStoreHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const settle = (event: ProviderEvent) => world.run(BookingStore.use((store) => store.settle(event)))
    const refundsDue = () => world.run(BookingStore.use((store) => store.refundsDue))

    /** The letters about refunds that were queued since the last time. */
    const letters = () =>
      world.run(
        Effect.gen(function* () {
          const emails = yield* claimedEmails
          const contents = yield* Effect.forEach(emails, decodeEmailContent)
          return contents.flatMap(({ kind, facts }) =>
            kind === 'booking-refunded' || kind === 'booking-partly-refunded'
              ? [{ kind, refundCents: facts.refundCents, notKept: facts.notKept, status: facts.status }]
              : [],
          )
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
        attention: ['partly-refunded'],
        keptCents: 32_300,
      })
      expect(await world.run(emailsOf(bookingId))).toEqual({ confirmations: 1, refunds: 0 })
    })

    test('the customer is told of each part once, and of the rest with the refund of the whole', async () => {
      const bookingId = await world.run(book(1))
      const part = { kind: 'booking-partly-refunded', notKept: false, status: 'confirmed' }
      await settle(reversal('refund_given', bookingId, 5000, 're_1'))
      await settle(reversal('partly_refunded', bookingId, 5000, null))
      expect(await letters()).toEqual([{ ...part, refundCents: 5000 }])
      await settle(reversal('partly_refunded', bookingId, 5300, null, { id: 'evt_second' }))
      await settle(reversal('refund_given', bookingId, 300, 're_2', { id: 'evt_second_given' }))
      expect(await letters()).toEqual([{ ...part, refundCents: 300 }])
      await settle(reversal('refund_given', bookingId, 32_000, 're_3', { id: 'evt_rest' }))
      await settle(reversal('refunded', bookingId, 37_300, null))
      expect(await letters()).toEqual([
        { kind: 'booking-refunded', refundCents: 32_000, notKept: false, status: 'canceled' },
      ])
    })

    test('a dispute of a payment of the wrong amount is seen, and every reason is kept', async () => {
      const bookingId = await world.run(holdWithSession(1))
      await settle(sampleEvent('completed', bookingId, { amountTotalCents: cents(37_299) }))
      await settle(reversal('dispute_opened', bookingId, 37_299, 'dp_1'))
      expect(await world.booking(bookingId)).toMatchObject({
        paymentStatus: 'pending',
        attention: ['disputed', 'amount-mismatch'],
      })
    })

    test('a dispute that was won does not hide one that is open', async () => {
      const bookingId = await world.run(book(1))
      await settle(reversal('dispute_won', bookingId, 300, 'dp_1'))
      await settle(reversal('dispute_opened', bookingId, 300, 'dp_2'))
      expect((await world.booking(bookingId))?.attention).toEqual(['disputed', 'dispute-won'])
    })

    test('a refund by hand of the rest calls the booking off and keeps nothing', async () => {
      const bookingId = await world.run(book(1))
      await settle(reversal('partly_refunded', bookingId, 5000, null))
      await settle(reversal('refunded', bookingId, 37_300, null))
      expect(await world.booking(bookingId)).toEqual({
        paymentStatus: 'refunded',
        bookingStatus: 'canceled',
        attention: ['refunded'],
        keptCents: 0,
      })
      expect(await refundsDue()).toEqual([])
      expect(await letters()).toContainEqual({
        kind: 'booking-refunded',
        notKept: false,
        status: 'canceled',
        refundCents: 32_300,
      })
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
            attention: [attention],
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
      const finish = (key: string, paymentIntent: string) =>
        world.run(
          BookingStore.use((store) =>
            store.finishRefund(key, { refundId: 're_1', paymentIntent, settled: true }),
          ),
        )
      const due = async (
        changes: Partial<ProviderEvent> = {},
        before: (bookingId: string) => readonly ProviderEvent[] = () => [],
      ) => {
        await world.setDailyLimit(1)
        const late = await world.run(holdWithSession(1))
        await world.setNow(beginning + 60 * minuteMs)
        await world.run(book(2))
        for (const event of before(late)) await settle(event)
        await settle(sampleEvent('completed', late, changes))
        return late
      }
      /** The key of the one refund that is due. */
      const dueKey = async () => (await refundsDue())[0]?.key ?? ''

      test('gives back what is left after a refund by hand', async () => {
        const bookingId = await due()
        await settle(reversal('partly_refunded', bookingId, 7300, null))
        expect(await refundsDue()).toMatchObject([{ bookingId, amountCents: 30_000 }])
        const key = await dueKey()
        expect(await letters()).toEqual([
          { kind: 'booking-refunded', notKept: true, status: 'canceled', refundCents: 37_300 },
        ])
        await finish(key, `pi_${bookingId}`)
        expect(await world.booking(bookingId)).toMatchObject({
          paymentStatus: 'refunded',
          attention: ['paid-but-day-full'],
          keptCents: 0,
        })
      })

      test('keeps its amount once it was handed out, and is known to have been', async () => {
        const bookingId = await due()
        expect(await refundsDue()).toMatchObject([{ bookingId, amountCents: 37_300, asked: false }])
        await settle(reversal('partly_refunded', bookingId, 7300, null))
        expect(await refundsDue()).toMatchObject([{ bookingId, amountCents: 37_300, asked: true }])
      })

      test('and is on its way is not asked for again, and is over when the provider says so', async () => {
        const bookingId = await due()
        const refundKey = await dueKey()
        const made = { refundId: 're_1', paymentIntent: `pi_${bookingId}`, settled: false }
        await world.run(BookingStore.use((store) => store.finishRefund(refundKey, made)))
        expect(await refundsDue()).toEqual([])
        expect(await world.booking(bookingId)).toMatchObject({ paymentStatus: 'paid' })
        await settle(reversal('refund_given', bookingId, 37_300, 're_1', { refundKey, paid: true }))
        expect(await world.booking(bookingId)).toMatchObject({ paymentStatus: 'refunded', keptCents: 0 })
      })

      test('of nothing, because a lost dispute has taken all, is told to nobody', async () => {
        await due({}, (bookingId) => [reversal('dispute_lost', bookingId, 37_300, 'dp_1')])
        expect(await refundsDue()).toEqual([])
        expect(await letters()).toEqual([])
      })

      test('is recorded with its payment when only the provider knew it', async () => {
        const bookingId = await due({ paymentIntent: null })
        expect(await refundsDue()).toMatchObject([{ bookingId, paymentIntent: null }])
        await finish(await dueKey(), 'pi_found')
        await settle(reversal('refund_failed', bookingId, 37_300, 're_1', { paymentIntent: 'pi_found' }))
        expect(await refundsDue()).toEqual([])
        expect(await world.booking(bookingId)).toMatchObject({
          paymentStatus: 'refunded',
          attention: ['refund-failed', 'paid-but-day-full'],
          keptCents: 37_300,
        })
      })

      test('and whose try failed is due again after the pause', async () => {
        await due()
        const key = await dueKey()
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

      test('and was refused is flagged and no longer due, until it is made by hand', async () => {
        const bookingId = await due()
        const key = await dueKey()
        const refuse = BookingStore.use((store) => store.refuseRefund(key, 'Charge is disputed'))
        await world.run(refuse)
        await world.run(refuse)
        expect(await refundsDue()).toEqual([])
        expect(await world.booking(bookingId)).toMatchObject({
          paymentStatus: 'paid',
          bookingStatus: 'canceled',
          attention: ['refund-refused', 'paid-but-day-full'],
        })
        await settle(reversal('refunded', bookingId, 37_300, null))
        expect(await world.booking(bookingId)).toMatchObject({ paymentStatus: 'refunded', keptCents: 0 })
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
  changes: Partial<ProviderEvent> = {},
): ProviderEvent {
  return sampleEvent(type, bookingId, {
    sessionId: null,
    bookingId: null,
    amountTotalCents: cents(amount),
    reversalId,
    ...changes,
  })
}
