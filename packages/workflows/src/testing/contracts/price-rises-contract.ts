import { cents } from '@dustforce/core/money'
import { addDays, businessDate } from '@dustforce/core/schedule'
import { bookingRow, checkoutPayload } from '@dustforce/office/booking'
import { bookingTerms } from '@dustforce/office/ledger'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore } from '../../checkout/booking-store.ts'
import { PriceRises, type SeriesRise } from '../../price-rise/price-rises.ts'
import { SeriesStore } from '../../series/series-store.ts'
import { beginning, sampleBooking, sampleDate, sampleEvent, sampleReservation } from './samples.ts'
import type { SeriesStoreHarness } from './series-store-contract.ts'

/** A world with one owner. */
interface PriceRisesHarness extends SeriesStoreHarness {
  readonly owner: string
  readonly run: <A, E>(
    program: Effect.Effect<A, E, Effect.Services<Parameters<SeriesStoreHarness['run']>[0]> | PriceRises>,
  ) => Promise<A>
  /** Reads what each visit costs, by its date, in dollars. */
  readonly prices: () => Promise<Readonly<Record<string, number>>>
}

const id = '00000000-0000-4000-8000-000000000001'
const today = businessDate('2027-01-11')
const holdsFrom = addDays(today, 30)
const week = (nr: number) => addDays(sampleDate, 7 * nr)

/** Tests what every `PriceRises` must do; each test gets a fresh world. */
export function priceRisesContract(name: string, makeHarness: () => Promise<PriceRisesHarness>): void {
  describe(`${name} keeps the contract of price rises:`, () => {
    let world: PriceRisesHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const series = () => world.run(PriceRises.use((rises) => rises.series))
    const due = (through = holdsFrom) => world.run(PriceRises.use((rises) => rises.due(through, 10)))
    const decided = () => world.run(PriceRises.use((rises) => rises.decided))
    const takeBack = (author = world.owner) =>
      world.run(PriceRises.use((rises) => rises.takeBack(id, author)))

    /** A weekly series of which four visits are written. */
    const running = async () => {
      const later = [1, 2, 3].map((nr) => ({ original: week(nr), ...sampleBooking({ date: week(nr) }) }))
      const { request, quote } = sampleBooking()
      const held = await world.run(
        BookingStore.use((store) =>
          store.reserve({
            ...sampleReservation(1, { date: sampleDate }),
            series: {
              asked: { every: 'week', onClosed: 'skip', addOns: [], visits: {} },
              ...{
                priceBook: 'gta',
                request: checkoutPayload(request, quote, gtaBusiness.priceBook),
                plannedThrough: week(3),
              },
              visits: later,
              consent: {
                text: 'I agree',
                terms: {
                  ...{ every: 'week', from: sampleDate, time: '9:00 AM', leastCents: 1, mostCents: 1 },
                  ...{ currency: 'CAD', toldDays: 7, chargedDays: 4 },
                },
              },
            },
          }),
        ),
      )
      if (held.status !== 'reserved') throw new Error(held.status)
      await world.run(BookingStore.use((store) => store.settle(sampleEvent('completed', held.bookingId))))
      const [one] = await series()
      if (one === undefined) throw new Error('Not running')
      return one
    }

    const raise = (
      { id: seriesId, version }: { readonly id: string; readonly version: number },
      changes: Partial<SeriesRise> = {},
      author = world.owner,
    ) =>
      world.run(
        PriceRises.use((rises) =>
          rises.raise({
            ...{ id, priceBook: 'gta-2', from: today, author },
            series: [
              {
                ...{ id: seriesId, version, holdsFrom, priceBookBefore: 'gta', facts: {} },
                ...{ beforeCents: cents(1), afterCents: cents(2), ...changes },
              },
            ],
          }),
        ),
      )

    /** Lets the rise hold: every visit that is due costs a dollar. */
    const hold = async ({ version }: { readonly version?: number } = {}) => {
      const [one] = await due()
      if (one === undefined) throw new Error('Not due')
      const { request, quote } = sampleBooking()
      const dollar = cents(100)
      const row = bookingRow(
        request,
        { ...quote, totalCents: dollar, priceBook: 'gta-2' },
        gtaBusiness.priceBook,
      )
      const visits = one.written
        .filter(({ isOfSeries, date }) => isOfSeries && date >= holdsFrom)
        .map((visit) => ({ id: visit.id, version: version ?? visit.version, row }))
      const held = { riseId: id, seriesId: one.id, version: one.version, visits }
      return world.run(PriceRises.use((rises) => rises.hold(held)))
    }

    test('a running series has its visits to come, and whose price follows from it', async () => {
      const one = await running()
      expect(one).toMatchObject({ customer: 'Ada Lovelace', isTold: false, priceBook: 'gta', placed: 4 })
      expect(one.written.map(({ date, visit, isOfSeries }) => [date, visit, isOfSeries])).toEqual([
        [week(0), 1, false],
        [week(1), 2, true],
        [week(2), 3, true],
        [week(3), 4, true],
      ])
      const { quote } = sampleBooking()
      expect(one.written[1]).toMatchObject({
        subtotalCents: quote.subtotalCents,
        beforeTaxCents: quote.subtotalCents - quote.discountCents,
      })
    })

    test('a rise is told once, and another of the series waits for it', async () => {
      const one = await running()
      expect(await raise(one)).toBe('raised')
      expect(await raise(one)).toBe('raised')
      expect(await series()).toMatchObject([{ isTold: true }])
      expect(await decided()).toMatchObject([
        {
          id,
          priceBook: 'gta-2',
          author: world.owner,
          from: today,
          told: 1,
          held: 0,
          holdsFrom,
          takenBackAt: null,
        },
      ])
    })

    test('only an owner raises, only what was seen, and never earlier than the law allows', async () => {
      const one = await running()
      expect(await raise(one, {}, 'nobody@example.com')).toBe('not-owner')
      expect(await raise({ ...one, version: one.version + 1 })).toBe('stale')
      await expect(raise(one, { holdsFrom: addDays(holdsFrom, -1) })).rejects.toThrow()
      expect(await decided()).toEqual([])
    })

    test('a rise holds for the visits from its day on, once', async () => {
      const before = (await running().then(world.prices))[week(1)]
      const [one] = await series()
      await raise(one ?? { id: '', version: 0 })
      expect(await due(addDays(holdsFrom, -1))).toEqual([])
      expect(await hold({ version: 99 })).toBe('stale')
      expect(await hold()).toBe('held')
      expect(await world.prices()).toEqual({
        ...{ [week(0)]: before, [week(1)]: before, [week(2)]: before },
        [week(3)]: 1,
      })
      expect(await due()).toEqual([])
      expect(await series()).toMatchObject([{ priceBook: 'gta-2', isTold: false }])
      expect(await takeBack()).toBe('holds')
      expect(await decided()).toMatchObject([{ held: 1 }])
    })

    test('a rise does not hold before all visits ahead of it are written by the old prices', async () => {
      const one = await running()
      const later = addDays(week(3), 9)
      await raise(one, { holdsFrom: later })
      expect(await due(later)).toEqual([])
      const { version } = one
      const terms = bookingTerms(gtaBusiness.policy)
      await world.run(
        SeriesStore.use((store) =>
          store.write({
            seriesId: one.id,
            version,
            plannedThrough: later,
            visits: [],
            left: [],
            letter: null,
            terms,
          }),
        ),
      )
      expect(await due(later)).toMatchObject([{ riseId: id, holdsFrom: later, priceBookAfter: 'gta-2' }])
    })

    test('a rise is taken back by an owner, and the series may be raised again', async () => {
      const one = await running()
      await raise(one)
      expect(await takeBack('nobody@example.com')).toBe('not-owner')
      expect(await takeBack()).toBe('taken-back')
      expect(await takeBack()).toBe('taken-back')
      expect(await due()).toEqual([])
      expect(await series()).toMatchObject([{ isTold: false, priceBook: 'gta' }])
      expect((await decided())[0]?.takenBackAt).toBe(beginning)
    })

    test('there is nothing to take back of what was never decided', async () => {
      expect(await takeBack()).toBe('gone')
    })
  })
}
