import { addDays, gtaPolicy } from '@dustforce/core/schedule'
import { bookingTerms } from '@dustforce/office/ledger'
import type { VisitBooking } from '@dustforce/office/series'
import type * as Effect from 'effect/Effect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BookingStore, type Reservation } from '../../checkout/booking-store.ts'
import { EmailOutbox } from '../../letters/email-outbox.ts'
import {
  type KeptSeries,
  type SeriesChanged,
  type SeriesLetter,
  SeriesStore,
  type SeriesToChange,
} from '../../series/series-store.ts'
import type { BookingStoreHarness } from './booking-store-harness.ts'
import { calledOff, sampleChange, sampleVisit as visit, weeklySeries as weekly } from './sample-series.ts'
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

/** Tests what every `SeriesStore` must do with its `BookingStore`; each test gets a fresh world. */
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
    const write = (
      series: KeptSeries,
      visits: readonly VisitBooking[],
      plannedThrough = week(9),
      letter: SeriesLetter | null = null,
    ) =>
      world.run(
        SeriesStore.use((store) =>
          store.write({
            ...{
              seriesId: series.id,
              version: series.version,
              plannedThrough,
              visits,
              left: [],
              terms,
              letter,
            },
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

    test('what is not as agreed is told once, with the visits that are written', async () => {
      const series = await running()
      const visits = [{ kind: 'left', date: week(3), time: '', before: null, total: null }]
      const letter = {
        kind: 'visits-changed',
        facts: { change_kind: 'planned', visit_changes: visits },
      } as const
      await world.closeDay(week(4), 'Family day')
      expect(await write(series, [visit(week(4))], week(9), letter)).toBe('refused')
      expect(await write(series, [visit(week(5))], week(9), letter)).toBe('written')
      expect(await write(series, [visit(week(5))], week(9), letter)).toBe('stale')
      const claimed = await world.run(EmailOutbox.use((outbox) => outbox.claim(100)))
      expect((claimed?.emails ?? []).filter(({ kind }) => kind === 'visits-changed')).toMatchObject([
        { recipient: sampleBooking().request.email, payload: letter.facts },
      ])
    })

    test('series that have nothing to write are passed together, but not one that was changed meanwhile', async () => {
      const series = await running()
      const pass = (version: number) =>
        world.run(SeriesStore.use((store) => store.pass([{ id: series.id, version }], week(9))))
      expect(await pass(series.version + 1)).toBe(0)
      expect(await due()).toMatchObject([{ plannedThrough: week(2) }])
      expect(await pass(series.version)).toBe(1)
      expect(await due()).toEqual([])
      expect(await write(series, [visit(week(3))])).toBe('stale')
      expect(await pass(series.version + 1)).toBe(0)
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

    const seen = async (bookingId: string) => {
      const series = await world.run(SeriesStore.use((store) => store.of(bookingId)))
      if (series === null) throw new Error('No series')
      return series
    }
    const actId = (nr: number) => `00000000-0000-4000-8000-0000000000${nr}`
    const toChange = async (bookingId: string) => {
      const series = await world.run(SeriesStore.use((store) => store.toChange(bookingId, null)))
      if (series === null) throw new Error('No series')
      return series
    }
    /** A change of a series as it is now, unless another state of it is given. */
    const change = async (
      series: SeriesToChange,
      visits: SeriesChanged['visits'],
      more: Partial<SeriesChanged> = {},
    ) => world.run(SeriesStore.use((store) => store.change(sampleChange(series, { visits, ...more }))))
    const moved = (series: SeriesToChange, original: string, booking: VisitBooking) =>
      series.written
        .filter((one) => one.original === original)
        .map((one) => ({ kind: 'changed' as const, visit: one, booking }))
    const sold = async () => {
      const first = await begun()
      await paid(first)
      return { first, series: await toChange(first) }
    }

    test('a booking tells its series and all its visits, and one that is just once tells none', async () => {
      const first = await begun()
      await paid(first)
      const { request: asked, quote } = sampleBooking()
      const total = quote.totalCents
      expect(await seen(first)).toMatchObject({
        ...{ status: 'running', every: 'week', consent: 'I agree' },
        ...{ service: asked.service, addOns: asked.addOns },
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

    test('a series ends with the visits that are called off, whose places are free', async () => {
      await world.setDailyLimit(1)
      const { first, series } = await sold()
      const ending = { isEnded: true, asked: { kind: 'end', from: week(1) } } as const
      const visits = calledOff(series, week(1), week(2))
      expect(await change(series, visits, { ...ending, version: series.version - 1 })).toBe('changed')
      expect(await change(series, visits, ending)).toBe('done')
      expect(await change(series, visits, ending)).toBe('done')
      expect(await facts()).toEqual([
        '2027-01-25 paid confirmed',
        '2027-02-01 arranged canceled',
        '2027-02-08 2027-02-09 arranged canceled',
      ])
      expect(await due()).toEqual([])
      expect(await seen(first)).toMatchObject({ status: 'ended' })
      const free = await reserve(sampleReservation(2, { email: 'bob@example.com', date: week(1) }))
      expect(free).toMatchObject({ status: 'reserved' })
    })

    test('a change is told to its customer once, on the page of the next visit that takes place', async () => {
      const { series } = await sold()
      const facts = { change_kind: 'skip', visit_changes: [] }
      const letter = { kind: 'visits-changed', facts } as const
      const order = { letter, asked: { kind: 'skip', original: week(1) } } as const
      const visits = calledOff(series, week(1))
      expect(await change(series, visits, { ...order, version: series.version - 1 })).toBe('changed')
      for (const _ of [1, 2]) expect(await change(series, visits, order)).toBe('done')
      const claimed = await world.run(EmailOutbox.use((outbox) => outbox.claim(100)))
      const sample = sampleBooking().request
      expect((claimed?.emails ?? []).filter(({ kind }) => kind === 'visits-changed')).toMatchObject([
        {
          recipient: sample.email,
          payload: { ...facts, customer_name: sample.name, booking_date: sampleDate },
        },
      ])
    })

    test('visits are moved, written and called off in one act, with the rule that goes on from there', async () => {
      const { first, series } = await sold()
      const [tuesday, next] = [addDays(week(1), 1), addDays(week(2), 1)]
      const rule = { ...series, from: tuesday, every: '2-weeks', plannedThrough: week(9) } as const
      const visits = [...moved(series, week(1), visit(tuesday)), ...calledOff(series, week(2))]
      const left = [{ original: addDays(next, 14), why: [{ rule: 'closure', closure: 'Moving' }] }] as const
      expect(await change(series, visits, { rule, left, added: [visit(next)] })).toBe('done')
      expect(await facts()).toEqual([
        '2027-01-25 paid confirmed',
        '2027-02-02 arranged confirmed',
        '2027-02-08 2027-02-09 arranged canceled',
        '2027-02-09 arranged confirmed',
      ])
      expect(await toChange(first)).toMatchObject({
        from: tuesday,
        every: '2-weeks',
        plannedThrough: week(9),
      })
    })

    test('two visits exchange the dates by which they are known', async () => {
      const { series } = await sold()
      const [one, other] = [visit(week(2), week(1)), visit(week(1), addDays(week(2), 1))]
      expect(await change(series, [...moved(series, week(1), one), ...moved(series, week(2), other)])).toBe(
        'done',
      )
      expect((await facts()).slice(1)).toEqual([
        '2027-02-01 2027-02-09 arranged confirmed',
        '2027-02-08 2027-02-01 arranged confirmed',
      ])
    })

    test('a visit that was called off takes place again when its place is free', async () => {
      await world.setDailyLimit(1)
      const { first, series } = await sold()
      await change(series, calledOff(series, week(1)), { missedBy: 'weather' })
      const missed = async () => (await seen(first))?.visits.map(({ missedBy }) => missedBy)
      expect(await missed()).toEqual([null, 'weather', null])
      const back = async (nr: number) => {
        const now = await toChange(first)
        const visits = moved(now, week(1), visit(week(1))).map((one) => ({ ...one, kind: 'again' as const }))
        return change(now, visits, { id: actId(nr) })
      }
      const taken = await reserve(sampleReservation(2, { email: 'bob@example.com', date: week(1) }))
      expect(await back(72)).toBe('refused')
      if ('bookingId' in taken) await world.run(BookingStore.use((store) => store.release(taken.bookingId)))
      expect(await back(73)).toBe('done')
      expect((await facts())[1]).toBe('2027-02-01 arranged confirmed')
      expect(await missed()).toEqual([null, null, null])
    })

    test('all of a change is done or none', async () => {
      const { series } = await sold()
      await world.closeDay(week(3), 'Family day')
      const visits = [
        ...moved(series, week(1), visit(week(1), addDays(week(1), 1))),
        ...calledOff(series, week(2)),
      ]
      expect(await change(series, visits, { added: [visit(week(3))] })).toBe('refused')
      expect(await facts()).toEqual([
        '2027-01-25 paid confirmed',
        '2027-02-01 arranged confirmed',
        '2027-02-08 2027-02-09 arranged confirmed',
      ])
    })

    test('a visit that is paid for by now is not changed', async () => {
      const { first, series } = await sold()
      const [paidOne] = series.written
      if (paidOne === undefined) throw new Error('No visit')
      expect(await change(series, [{ kind: 'off', visit: paidOne, booking: null }])).toBe('changed')
      expect(await seen(first)).toMatchObject({ status: 'running' })
    })

    test('of two changes of one series at once one is done', async () => {
      const { series } = await sold()
      const outcomes = await Promise.all([
        change(series, calledOff(series, week(1)), { id: actId(74) }),
        change(series, moved(series, week(1), visit(week(1), addDays(week(1), 1))), { id: actId(75) }),
      ])
      expect(outcomes.toSorted()).toEqual(['changed', 'done'])
    })

    test('a series that cannot be planned keeps no day from others', async () => {
      const series = await running()
      await world.run(SeriesStore.use((store) => store.noteProblem(series, 'The price book is gone')))
      expect(await due()).toEqual([])
      expect(await reserve(sampleReservation(2, { date: week(3) }))).toMatchObject({ status: 'reserved' })
    })
  })
}
