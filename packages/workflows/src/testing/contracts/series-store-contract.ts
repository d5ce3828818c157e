import { addDays, type BusinessDate, gtaPolicy } from '@dustforce/core/schedule'
import { checkoutPayload } from '@dustforce/office/booking'
import { bookingTerms } from '@dustforce/office/ledger'
import type { VisitBooking } from '@dustforce/office/series'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore, type Reservation } from '../../checkout/booking-store.ts'
import { type KeptSeries, SeriesStore } from '../../series/series-store.ts'
import type { BookingStoreHarness } from './booking-store-harness.ts'
import { beginning, sampleBooking, sampleDate, sampleEvent, sampleReservation } from './samples.ts'

/** A visit as it is stored. */
export interface VisitFacts {
  readonly original: string
  readonly date: string
  readonly payment: string
  readonly status: string
}

/** Series with what belongs to them. */
export interface SeriesStoreHarness extends BookingStoreHarness {
  readonly run: <A, E>(
    program: Effect.Effect<A, E, Effect.Services<Parameters<BookingStoreHarness['run']>[0]> | SeriesStore>,
  ) => Promise<A>
  /** Those of all series, by the dates that these have for them. */
  readonly visits: () => Promise<readonly VisitFacts[]>
}

const week = (nr: number) => addDays(sampleDate, 7 * nr)
const terms = bookingTerms(gtaPolicy)
const lapsed = beginning + 36 * 60_000

function visit(original: BusinessDate, date = original): VisitBooking {
  const { request, quote } = sampleBooking({ date })
  return { original, request, quote }
}

/** The sample booking as the first of visits that repeat every week. */
function weekly(attempt: number, later: readonly VisitBooking[], from = sampleDate): Reservation {
  const { request, quote } = sampleBooking()
  const plannedThrough = later.reduce((last, { original }) => (original > last ? original : last), `${from}`)
  return {
    ...sampleReservation(attempt, { date: from }),
    series: {
      asked: { every: 'week', onClosed: 'skip', addOns: [], visits: {} },
      priceBook: 'gta',
      request: checkoutPayload(request, quote, gtaBusiness.priceBook),
      plannedThrough: addDays(from, plannedThrough === from ? 0 : 7 * later.length),
      visits: later,
      consent: {
        text: 'I agree',
        terms: {
          ...{ every: 'week', from, time: '9:00 AM', leastCents: 1, mostCents: 1, currency: 'CAD' },
          ...{ toldDays: 7, chargedDays: 4 },
        },
      },
    },
  }
}

/** What every `SeriesStore` must do with its `BookingStore`; each test gets a fresh world. */
export function seriesStoreContract(name: string, makeHarness: () => Promise<SeriesStoreHarness>): void {
  describe(`${name} keeps the contract of the series store:`, () => {
    let world: SeriesStoreHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const reserve = (reservation: Reservation) =>
      world.run(BookingStore.use((store) => store.reserve(reservation)))
    const due = () => world.run(SeriesStore.use((store) => store.due(week(9), 10)))
    const write = (series: KeptSeries, visits: readonly VisitBooking[], plannedThrough = week(9)) =>
      world.run(
        SeriesStore.use((store) =>
          store.write({
            ...{ seriesId: series.id, version: series.version, plannedThrough, visits, left: [], terms },
          }),
        ),
      )
    const begun = async (later = [visit(week(1)), visit(week(2), addDays(week(2), 1))]) => {
      const held = await reserve(weekly(1, later))
      if (held.status !== 'reserved') throw new Error(held.status)
      return held.bookingId
    }
    const paid = (bookingId: string) =>
      world.run(BookingStore.use((store) => store.settle(sampleEvent('completed', bookingId))))
    const running = async () => {
      await paid(await begun())
      const [series] = await due()
      if (series === undefined) throw new Error('Not running')
      return series
    }
    const facts = async () =>
      (await world.visits()).map(({ original, date, payment, status }) =>
        [original, ...(date === original ? [] : [date]), payment, status].join(' '),
      )

    test('all visits are held together, and sold when the first is paid', async () => {
      const first = await begun()
      expect(await facts()).toEqual([
        '2027-01-25 pending pending',
        '2027-02-01 pending pending',
        '2027-02-08 2027-02-09 pending pending',
      ])
      expect(await due()).toEqual([])
      await paid(first)
      expect(await facts()).toEqual([
        '2027-01-25 paid confirmed',
        '2027-02-01 arranged confirmed',
        '2027-02-08 2027-02-09 arranged confirmed',
      ])
      expect(await due()).toMatchObject([
        {
          ...{
            every: 'week',
            from: sampleDate,
            until: null,
            minute: 540,
            onClosed: 'skip',
            priceBook: 'gta',
          },
          ...{ plannedThrough: week(2), placed: 3, last: '2027-02-09' },
        },
      ])
    })

    test('the later visits are no checkouts of their own', async () => {
      const first = await begun()
      await world.setNow(lapsed)
      const pending = await world.run(BookingStore.use((store) => store.pendingCheckouts(lapsed)))
      expect(pending.map(({ bookingId }) => bookingId)).toEqual([first])
    })

    test('all visits are given back together', async () => {
      const first = await begun()
      await world.run(BookingStore.use((store) => store.release(first)))
      expect(await facts()).toEqual(['2027-01-25 expired canceled'])
    })

    test('none is taken when one has no place', async () => {
      await world.closeDay(week(1), 'Family day')
      expect(await reserve(weekly(1, [visit(week(1)), visit(week(2))]))).toEqual({ status: 'visits-changed' })
      expect(await facts()).toEqual([])
    })

    test('the last place of a later day goes to one of two series', async () => {
      await world.setDailyLimit(1)
      const others = [1, 2].map((attempt) => weekly(attempt, [visit(week(1))], addDays(sampleDate, attempt)))
      const held = await Promise.all(others.map(reserve))
      expect(held.map(({ status }) => status).toSorted()).toEqual(['reserved', 'visits-changed'])
    })

    test('money that comes after the hold has ended makes the series run, and its visits are planned again', async () => {
      const first = await begun()
      await world.setNow(lapsed)
      await paid(first)
      expect(await facts()).toEqual(['2027-01-25 paid confirmed'])
      expect(await due()).toMatchObject([{ plannedThrough: sampleDate, placed: 1 }])
    })

    test('visits are written once, however often they are planned', async () => {
      const series = await running()
      const next = [visit(week(2)), visit(week(3))]
      expect(await write(series, next)).toBe('written')
      expect(await write(series, next)).toBe('stale')
      expect((await facts()).slice(2)).toEqual([
        '2027-02-08 2027-02-09 arranged confirmed',
        '2027-02-15 arranged confirmed',
      ])
      expect(await due()).toEqual([])
    })

    test('visits are written all or none', async () => {
      const series = await running()
      await world.closeDay(week(4), 'Family day')
      expect(await write(series, [visit(week(3)), visit(week(4))])).toBe('refused')
      expect(await facts()).toHaveLength(3)
    })

    test('a day is nobody else’s until its series have written their visits', async () => {
      const series = await running()
      const stranger = () => reserve(sampleReservation(2, { date: week(3), email: 'bob@example.com' }))
      expect(await stranger()).toEqual({ status: 'visits-changed' })
      await write(series, [visit(week(3))], week(3))
      expect(await stranger()).toMatchObject({ status: 'reserved' })
    })

    const ending = { by: 'customer', actor: 'Ada Lovelace' } as const
    const seen = async (bookingId: string) => {
      const series = await world.run(SeriesStore.use((store) => store.of(bookingId)))
      if (series === null) throw new Error('No series')
      return series
    }
    const end = (seriesId: string, originals: readonly string[]) =>
      world.run(SeriesStore.use((store) => store.end({ seriesId, originals, ...ending })))
    const skip = (seriesId: string, original: string) =>
      world.run(SeriesStore.use((store) => store.skip({ seriesId, original, actor: ending.actor })))

    test('a booking tells its series and all its visits, and one that is just once tells none', async () => {
      const first = await begun()
      await paid(first)
      const total = sampleBooking().quote.totalCents
      expect(await seen(first)).toMatchObject({
        ...{ status: 'running', every: 'week', consent: 'I agree' },
        visits: [
          { bookingId: first, original: sampleDate, payment: 'paid', canEnd: false, totalCents: total },
          { original: week(1), date: week(1), time: '9:00 AM', payment: 'arranged', canEnd: true },
          { original: week(2), date: '2027-02-09', status: 'confirmed', canEnd: true },
        ],
      })
      const other = await reserve(
        sampleReservation(2, { email: 'bob@example.com', date: addDays(sampleDate, 1) }),
      )
      const id = 'bookingId' in other ? other.bookingId : ''
      expect(await world.run(SeriesStore.use((store) => store.of(id)))).toBeNull()
    })

    test('a series ends with all visits to come that are not paid for, whose places are free, and only as it was shown', async () => {
      await world.setDailyLimit(1)
      const first = await begun()
      await paid(first)
      const { id } = await seen(first)
      expect(await end(id, [week(1)])).toBe('changed')
      expect(await end(id, [week(1), week(2)])).toBe('ended')
      expect(await end(id, [week(1), week(2)])).toBe('ended')
      expect(await facts()).toEqual([
        '2027-01-25 paid confirmed',
        '2027-02-01 arranged canceled',
        '2027-02-08 2027-02-09 arranged canceled',
      ])
      expect(await due()).toEqual([])
      const free = await reserve(sampleReservation(2, { email: 'bob@example.com', date: week(1) }))
      expect(free).toMatchObject({ status: 'reserved' })
    })

    test('a visit is left out once, and not when it is paid for', async () => {
      const first = await begun()
      await paid(first)
      const { id } = await seen(first)
      expect(await skip(id, week(1))).toBe('skipped')
      expect(await skip(id, week(1))).toBe('skipped')
      expect(await skip(id, sampleDate)).toBe('changed')
      expect((await facts())[1]).toBe('2027-02-01 arranged canceled')
      expect(await end(id, [week(2)])).toBe('ended')
    })

    test('a series that cannot be planned keeps no day from others', async () => {
      const series = await running()
      await world.run(SeriesStore.use((store) => store.noteProblem(series, 'The price book is gone')))
      expect(await due()).toEqual([])
      expect(await reserve(sampleReservation(2, { date: week(3) }))).toMatchObject({ status: 'reserved' })
    })
  })
}
