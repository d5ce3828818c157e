import { addDays, businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chargeVisits } from '../../charging/charge-visits.ts'
import { KeptCards } from '../../charging/kept-cards.ts'
import { VisitCharges } from '../../charging/visit-charges.ts'
import { BookingStore } from '../../checkout/booking-store.ts'
import { Business } from '../../checkout/business.ts'
import { EmailOutbox } from '../../letters/email-outbox.ts'
import { PaymentGateway } from '../../payments/payment-gateway.ts'
import { SeriesStore } from '../../series/series-store.ts'
import { MemoryPayments } from '../memory/memory-payments.ts'
import { calledOff, sampleChange, sampleVisit, weeklySeries } from './sample-series.ts'
import { beginning, sampleDate, sampleEvent } from './samples.ts'
import type { SeriesStoreHarness } from './series-store-contract.ts'

/** Charges with the series that they are of. */
export interface VisitChargesHarness extends SeriesStoreHarness {
  readonly run: <A, E>(
    program: Effect.Effect<
      A,
      E,
      Effect.Services<Parameters<SeriesStoreHarness['run']>[0]> | EmailOutbox | KeptCards | VisitCharges
    >,
  ) => Promise<A>
  /** The one series. */
  readonly seriesId: () => Promise<string>
}

const hourMs = 3_600_000

/** What every `VisitCharges` must do with its `BookingStore`; each test gets a fresh world, and a provider in memory. */
export function visitChargesContract(name: string, makeHarness: () => Promise<VisitChargesHarness>): void {
  describe(`${name} keeps the contract of the charges of visits:`, () => {
    let world: VisitChargesHarness
    let payments: MemoryPayments
    beforeEach(async () => {
      world = await makeHarness()
      payments = new MemoryPayments()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const second = addDays(sampleDate, 7)
    const start = Date.parse(`${second}T14:00:00Z`)
    const running = async () => {
      const reservation = weeklySeries(1, [sampleVisit(second)])
      const held = await world.run(BookingStore.use((store) => store.reserve(reservation)))
      if (held.status !== 'reserved') throw new Error(held.status)
      payments.keep('cus_1')
      const paid = { ...sampleEvent('completed', held.bookingId), customerId: 'cus_1' }
      await world.run(BookingStore.use((store) => store.settle(paid)))
      return held.bookingId
    }
    const charging = () =>
      world.run(
        chargeVisits().pipe(
          Effect.provideService(PaymentGateway, payments.service),
          Effect.provideService(Business, gtaBusiness),
        ),
      )
    const before = async (hours: number) => {
      await world.setNow(start - hours * hourMs)
      return charging()
    }
    const hear = async () => {
      const tryId = [...payments.charges.keys()].at(-1) ?? ''
      const { body = '', signature = '' } = payments.charged(tryId) ?? {}
      const event = await Effect.runPromise(payments.service.verifyWebhook(body, signature))
      if (event === null) throw new Error('Nothing was charged')
      return world.run(BookingStore.use((store) => store.settle(event)))
    }
    const visit = async () => (await world.visits()).find(({ original }) => original === second)
    const letters = async () =>
      ((await world.run(EmailOutbox.use((outbox) => outbox.claim(100))))?.emails ?? [])
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('visit-'))
        .toSorted()

    test('a visit is announced, charged and paid, each once', async () => {
      await running()
      expect(await before(7 * 24 + 1)).toBe(0)
      expect(await before(7 * 24)).toBe(1)
      expect(await before(4 * 24 + 1)).toBe(0)
      expect(await before(4 * 24)).toBe(1)
      expect(await charging()).toBe(0)
      expect((await visit())?.payment).toBe('arranged')
      expect(await hear()).toMatchObject({ outcome: 'confirmed', duplicate: false })
      expect(await hear()).toMatchObject({ outcome: 'unchanged' })
      expect(await visit()).toMatchObject({ payment: 'paid', status: 'confirmed' })
      expect(await before(2 * 24)).toBe(0)
      expect(payments.charges.size).toBe(1)
      const [charge] = payments.charges.values()
      expect(charge?.request).toMatchObject({ customerId: 'cus_1', cardId: 'pm_cus_1_4242', currency: 'cad' })
      expect(await letters()).toEqual(['visit-announced'])
    })

    test('a visit whose card is declined is told of, asked for a last time, and freed', async () => {
      await running()
      payments.refusal = 'stolen_card'
      await before(7 * 24)
      await before(4 * 24)
      expect(await hear()).toMatchObject({ outcome: 'declined' })
      for (const hours of [90, 72, 48, 30, 29, 24]) await before(hours)
      expect(await visit()).toMatchObject({ payment: 'failed', status: 'canceled' })
      expect(await before(23)).toBe(0)
      expect(payments.charges.size).toBe(1)
      expect(await letters()).toEqual(['visit-announced', 'visit-declined', 'visit-freed', 'visit-unpaid'])
    })

    test('runs at once charge a visit once', async () => {
      await running()
      await before(7 * 24)
      await world.setNow(start - 4 * 24 * hourMs)
      await Promise.all(Array.from({ length: 5 }, charging))
      expect(payments.charges.size).toBe(1)
    })

    test('a try whose event was lost is under way until the provider says what became of it', async () => {
      await running()
      await before(7 * 24)
      await before(4 * 24)
      const pending = () => world.run(VisitCharges.use((store) => store.pending))
      expect(await pending()).toEqual([])
      await world.setNow(start - 4 * 24 * hourMs + 2 * 60_000)
      expect(await pending()).toMatchObject([{ customerId: 'cus_1', isAwaited: true }])
      await charging()
      expect(await pending()).toEqual([])
      expect((await visit())?.payment).toBe('paid')
    })

    const cards = <A, E>(use: (store: KeptCards['Service']) => Effect.Effect<A, E>) =>
      world.run(KeptCards.use(use))
    const reading = async (more: object = {}) => {
      const card = { ...payments.keep('cus_1', '4242'), ...more }
      const seriesId = await world.seriesId()
      await cards((store) => store.write(seriesId, card))
      return { seriesId, card }
    }

    test('an expiry is told of once for each card', async () => {
      await running()
      const { seriesId, card } = await reading({ expMonth: 2, expYear: 2027 })
      const expiring = (by: string) => cards((store) => store.expiring(businessDate(by)))
      expect(await expiring('2027-01-31')).toEqual([])
      const [found] = await expiring('2027-02-01')
      expect(found).toMatchObject({ seriesId, customerId: 'cus_1', expMonth: 2, visits: [{ date: second }] })
      const told = { bookingId: found?.visits[0]?.bookingId ?? '', until: businessDate('2027-02-28') }
      const tell = (cardId: string) => cards((store) => store.tellExpiry({ ...told, cardId }))
      expect([await tell('other'), await tell(card.cardId), await tell(card.cardId)]).toEqual([
        false,
        true,
        false,
      ])
      expect(await expiring('2027-02-01')).toEqual([])
      const claimed = await world.run(EmailOutbox.use((outbox) => outbox.claim(100)))
      expect((claimed?.emails ?? []).filter(({ kind }) => kind === 'card-expiring')).toMatchObject([
        { payload: { card_brand: 'visa', card_last4: '4242', card_until: '2027-02-28' } },
      ])
    })

    test('a card that is no longer kept is to be forgotten, whichever way it leaves its series', async () => {
      const bookingId = await running()
      const { seriesId, card } = await reading()
      const toForget = () => cards((store) => store.toForget(10))
      expect([await cards((store) => store.release(10)), await toForget()]).toEqual([0, []])
      const other = payments.keep('cus_1', '4444')
      await cards((store) => store.write(seriesId, other))
      expect(await toForget()).toEqual([card.cardId])
      await cards((store) => store.forgotten(card.cardId))
      const series = await world.run(SeriesStore.use((store) => store.toChange(bookingId, null)))
      if (series === null) throw new Error('No series')
      const ending = sampleChange(series, { visits: calledOff(series, second), isEnded: true })
      expect(await world.run(SeriesStore.use((store) => store.change(ending)))).toBe('done')
      expect([await cards((store) => store.release(10)), await toForget()]).toEqual([1, [other.cardId]])
      expect(await cards((store) => store.release(10))).toBe(0)
    })

    test('another card of a series is charged at once where a visit waits for one', async () => {
      await running()
      payments.refusal = 'expired_card'
      await before(7 * 24)
      await before(4 * 24)
      await hear()
      await before(90)
      const other = payments.keep('cus_1', '4444')
      payments.refusal = null
      const seriesId = await world.seriesId()
      await world.run(KeptCards.use((cards) => cards.write(seriesId, other)))
      await before(89)
      expect(payments.charges.size).toBe(2)
      await hear()
      expect((await visit())?.payment).toBe('paid')
    })
  })
}
