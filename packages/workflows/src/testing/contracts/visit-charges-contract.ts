import { addDays, businessDate } from '@dustforce/core/schedule'
import { type ChargePolicy, standardCharges } from '@dustforce/office/charging'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BusinessVersions, type Publication } from '../../business/business-versions.ts'
import { forgetWhatWasPublished, publishedBusiness } from '../../business/with-published-business.ts'
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
      | Effect.Services<Parameters<SeriesStoreHarness['run']>[0]>
      | BusinessVersions
      | EmailOutbox
      | KeptCards
      | VisitCharges
    >,
  ) => Promise<A>
  /** The one series. */
  readonly seriesId: () => Promise<string>
  readonly owner: string
}

const hourMs = 3_600_000

/** Tests what every `VisitCharges` must do with its `BookingStore`; each test gets a fresh world, and a provider in memory. */
export function visitChargesContract(name: string, makeHarness: () => Promise<VisitChargesHarness>): void {
  describe(`${name} keeps the contract of the charges of visits:`, () => {
    let world: VisitChargesHarness
    let payments: MemoryPayments
    beforeEach(async () => {
      world = await makeHarness()
      payments = new MemoryPayments()
      await world.setNow(beginning)
      await world.run(forgetWhatWasPublished)
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
        Effect.provideServiceEffect(chargeVisits(), Business, publishedBusiness).pipe(
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

    /** Publishes another table of charges over the company's own. */
    const publish = async (changes: Partial<ChargePolicy>, more: Partial<Publication<'charges'>> = {}) => {
      const document = { ...standardCharges, ...changes }
      const order = { kind: 'charges', document, installed: standardCharges, basedOn: null } as const
      const outcome = await world.run(
        BusinessVersions.use((versions) =>
          versions.publish({ ...order, holdsFrom: 0, note: '', author: world.owner, ...more }),
        ),
      )
      expect(outcome).toMatchObject({ status: 'published' })
      await world.run(forgetWhatWasPublished)
    }

    test('another table holds at once for what is not announced, as far as its customer agreed', async () => {
      await running()
      expect(await before(8 * 24)).toBe(0)
      await publish({ announceDays: 10, chargeDays: [6, 5, 3] })
      expect(await charging()).toBe(1)
      for (const hours of [6 * 24, 5 * 24, 4 * 24 + 1]) expect(await before(hours)).toBe(0)
      expect(await before(4 * 24)).toBe(1)
      expect(payments.charges.size).toBe(1)
    })

    test('a customer is told no later than agreed, however late the company tells others', async () => {
      await running()
      await publish({ announceDays: 4, chargeDays: [3, 2] })
      expect(await before(7 * 24 + 1)).toBe(0)
      expect(await before(7 * 24)).toBe(1)
      expect(await letters()).toEqual(['visit-announced'])
    })

    test('nothing is planned of a table: it holds from when it is published', async () => {
      await running()
      expect(await before(8 * 24)).toBe(0)
      await publish({ announceDays: 10 }, { holdsFrom: start })
      expect(await charging()).toBe(1)
    })

    test('a visit that was announced is charged as it was announced', async () => {
      await running()
      expect(await before(7 * 24)).toBe(1)
      await publish({ chargeDays: [2] })
      expect(await before(4 * 24)).toBe(1)
      expect(payments.charges.size).toBe(1)
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
