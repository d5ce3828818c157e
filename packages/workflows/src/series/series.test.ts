import { addDays, businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Availability } from '../checkout/availability.ts'
import { PriceBooks } from '../checkout/price-books.ts'
import { runJobs } from '../jobs/jobs.ts'
import { linkTokens } from '../links/link-tokens.ts'
import { submitSeries } from '../testing/submit-series.ts'
import { beginning, makeSystem, request, submit } from '../testing/test-system.ts'
import { extendSeries } from './extend-series.ts'
import { SeriesStore } from './series-store.ts'

type System = Awaited<ReturnType<typeof makeSystem>>

const dayMs = 24 * 60 * 60_000

/** The visits by their dates, with what they cost and how they are paid. */
const visitsOf = ({ world }: System) =>
  world.bookings.rows
    .flatMap(({ visitOf, booking: { request: asked, quote }, payment, promo: _ }) =>
      visitOf === null ? [] : [[visitOf.original, asked.date, quote.totalCents / 100, payment] as const],
    )
    .toSorted(([a], [b]) => a.localeCompare(b))

/** Returns what letters about changed visits say. */
const toldOf = ({ world }: System) =>
  world.outbox.rows.filter(({ kind }) => kind === 'visits-changed').map(({ payload }) => payload)

/** Pays the newest page. */
async function pay({ world, webhook, settled }: System) {
  const session = [...world.payments.sessions.values()].at(-1)
  expect((await webhook(world.payments.pay(session?.sessionId ?? ''))).status).toBe(200)
  await settled()
}

async function running(more: Parameters<typeof submitSeries>[2] = {}) {
  const system = await makeSystem()
  expect((await system.checkout(await submitSeries(system, 1, more))).status).toBe(200)
  await pay(system)
  return system
}

test('a customer books every two weeks: the first is paid, the others have their places and prices', async () => {
  const system = await makeSystem()
  const { status } = await system.checkout(await submitSeries(system, 1, { every: '2-weeks' }))
  expect(status).toBe(200)
  const [session] = system.world.payments.sessions.values()
  expect(session).toMatchObject({ amountTotalCents: 37_300, request: { keepCard: true } })
  await pay(system)
  expect(visitsOf(system)).toEqual([
    ['2027-01-25', '2027-01-25', 373, 'paid'],
    ['2027-02-08', '2027-02-08', 331, 'arranged'],
    ['2027-02-22', '2027-02-22', 331, 'arranged'],
    ['2027-03-08', '2027-03-08', 331, 'arranged'],
  ])
})

test('the confirmation of the first visit says all visits and the consent, and is the only letter', async () => {
  const system = await running({ every: '2-weeks' })
  const { rows: letters } = system.world.outbox
  expect(letters.map(({ kind }) => kind)).toEqual(['booking-confirmation'])
  const dates = visitsOf(system).map(([, date]) => ({ date }))
  const consent = expect.stringMatching(/^I agree that Dust Force keeps my card/)
  expect(letters[0]?.payload).toMatchObject({ series: { consent, visits: dates } })
})

test('a visit is skipped and another moved before anything is paid', async () => {
  const visits = { '2027-02-01': { skip: true }, '2027-02-15': { date: '2027-02-16' } } as const
  const dates = visitsOf(await running({ visits })).map(([, date]) => date)
  expect(dates.slice(0, 4)).toEqual(['2027-01-25', '2027-02-08', '2027-02-16', '2027-02-22'])
})

test.each([
  [
    'a day is full by now',
    (system: System) =>
      (system.world.bookings.rules = { closures: [{ from: '2027-02-01', reason: 'Holiday' }] }),
  ],
  ['a price differs', (_: System, series: Record<string, unknown>) => (series.shown = [])],
  [
    'the words of the consent differ',
    (_: System, series: Record<string, unknown>) => (series.consent = 'Yes'),
  ],
])(
  'what was shown must hold: when %s, nothing is sold and the visits as they are now are answered',
  async (_, change) => {
    const system = await makeSystem()
    const body = await submitSeries(system, 1)
    change(system, body.series as Record<string, unknown>)
    const refused = await system.checkout(body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'schedule_changed' } })
    const now = await submitSeries(system, 1)
    expect(refused.body.visits).toEqual(now.series.shown)
    expect(refused.body.consent).toBe(now.series.consent)
    expect(system.world.bookings.rows).toEqual([])
    expect((await system.checkout(now)).status).toBe(200)
  },
)

test.each([
  ['an interval that is not offered', { every: 'month' }],
  ['an interval that does not exist', { every: 'day' }],
  ['a change of a visit that there is not', { visits: { '2027-02-02': { skip: true } } }],
  ['an extra that does not exist', { addOns: ['magic'] }],
])('%s is refused', async (_, more) => {
  const system = await makeSystem()
  const body = await submitSeries(system, 1)
  const refused = await system.checkout({ ...body, series: { ...body.series, ...more } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_booking' } })
  expect(system.world.bookings.rows).toEqual([])
})

test('the same attempt gets the same page, and another answer about its visits is another attempt', async () => {
  const system = await makeSystem()
  const body = await submitSeries(system, 1)
  const [first, again] = [await system.checkout(body), await system.checkout(body)]
  expect(again).toEqual(first)
  const other = await system.checkout(await submitSeries(system, 1, { onClosed: 'skip' }))
  expect(other).toMatchObject({ status: 409, body: { code: 'attempt_changed' } })
})

test('all visits are given back when the first is not paid', async () => {
  const system = await makeSystem()
  await system.checkout(await submitSeries(system, 1))
  const [session] = system.world.payments.sessions.values()
  await system.webhook(system.world.payments.lapse(session?.sessionId ?? ''))
  expect(visitsOf(system).map(([original]) => original)).toEqual(['2027-01-25'])
})

test('every day that can be booked has its visits, after a night, after missed nights, and once', async () => {
  const system = await running()
  const last = () => visitsOf(system).at(-1)?.[0]
  expect(last()).toBe('2027-03-08')
  for (const [days, expected] of [
    [1, '2027-03-08'],
    [6, '2027-03-15'],
    [31, '2027-04-12'],
  ] as const) {
    await system.setTime(beginning + days * dayMs)
    expect(await system.run(runJobs())).toEqual([])
    const written = visitsOf(system).length
    expect(last()).toBe(expected)
    expect(await system.run(extendSeries())).toBe(0)
    expect(visitsOf(system)).toHaveLength(written)
  }
})

test('series that have nothing to write are passed in one call, however many there are', async () => {
  const system = await running()
  for (const nr of [2, 3]) {
    await system.checkout(await submitSeries(system, nr, {}, { email: `ada${nr}@example.com` }))
    await pay(system)
  }
  await system.setTime(beginning + dayMs)
  const calls = { write: 0, pass: 0, occupancy: 0, books: 0 }
  const counted = Effect.gen(function* () {
    const store = yield* SeriesStore
    const { occupancy } = yield* Availability
    const books = yield* PriceBooks
    const count = <A>(name: keyof typeof calls, answer: A): A => {
      calls[name] += 1
      return answer
    }
    return yield* extendSeries().pipe(
      Effect.provideService(SeriesStore, {
        ...store,
        write: (planned) => count('write', store.write(planned)),
        pass: (series, through) => count('pass', store.pass(series, through)),
      }),
      Effect.provideService(Availability, {
        occupancy: (from, days) => count('occupancy', occupancy(from, days)),
      }),
      Effect.provideService(PriceBooks, {
        ...books,
        find: (version) => count('books', books.find(version)),
      }),
    )
  })
  expect(await system.run(counted)).toBe(3)
  expect(calls).toEqual({ write: 0, pass: 1, occupancy: 1, books: 1 })
})

test('a stranger who is first in the morning gets no place of a series', async () => {
  const system = await running()
  system.world.bookings.dailyLimit = 1
  await system.setTime(beginning + 8 * dayMs)
  const taken = await system.checkout(
    submit(2, { email: 'bob@example.com', date: businessDate('2027-03-15') }),
  )
  expect(taken).toMatchObject({ status: 409, body: { code: 'day_full' } })
  expect(visitsOf(system).at(-1)?.[0]).toBe('2027-03-15')
  const free = await system.checkout(
    submit(3, { email: 'bob@example.com', date: businessDate('2027-03-16') }),
  )
  expect(free.status).toBe(200)
})

test('a visit that cannot be is left out by the series’ own rule, with what keeps it', async () => {
  const system = await running({ onClosed: 'skip' })
  system.world.bookings.rules = { closures: [{ from: '2027-03-15', reason: 'Family day' }] }
  await system.setTime(beginning + 8 * dayMs)
  await system.run(extendSeries())
  expect(visitsOf(system).at(-1)?.[0]).toBe('2027-03-08')
  expect(system.world.bookings.series.rows[0]?.left).toEqual([
    { original: '2027-03-15', why: [{ rule: 'closure', closure: 'Family day' }] },
  ])
  expect(toldOf(system)).toMatchObject([
    { visit_changes: [{ kind: 'left', date: '2027-03-15', before: null, total: null }] },
  ])
  await system.setTime(beginning + 9 * dayMs)
  await system.run(extendSeries())
  expect(toldOf(system)).toHaveLength(1)
})

test('a visit that cannot be is written for the next open day, and its customer told', async () => {
  const system = await running({ onClosed: 'next-open-day' })
  system.world.bookings.rules = { closures: [{ from: '2027-03-15', reason: 'Family day' }] }
  await system.setTime(beginning + 8 * dayMs)
  await system.run(extendSeries())
  expect(visitsOf(system).at(-1)?.slice(0, 2)).toEqual(['2027-03-15', '2027-03-16'])
  expect(toldOf(system)).toMatchObject([
    {
      change_kind: 'planned',
      visit_changes: [
        {
          ...{ kind: 'changed', date: '2027-03-16', time: '9:00 AM', total: 320 },
          before: { date: '2027-03-15', time: '9:00 AM' },
        },
      ],
    },
  ])
})

test('visits that are written as agreed, and those that pause, are no news', async () => {
  const system = await running()
  const page = await ownPageOf(system, system.world.bookings.rows[0]?.id ?? '')
  await page.change({ kind: 'pause', from: '2027-03-10', until: '2027-03-20' })
  const before = toldOf(system).length
  await system.setTime(beginning + 31 * dayMs)
  await system.run(extendSeries())
  expect(visitsOf(system).length).toBeGreaterThan(8)
  expect(toldOf(system)).toHaveLength(before)
})

test('a series whose price book is gone is for the office, and others go on', async () => {
  const system = await running()
  await system.checkout(
    await submitSeries(system, 2, {}, { email: 'bob@example.com', date: addDays(request.date, 1) }),
  )
  await pay(system)
  const [broken] = system.world.bookings.series.rows
  Object.assign(broken?.sold ?? {}, { priceBook: 'gone' })
  await system.setTime(beginning + 9 * dayMs)
  await system.run(extendSeries())
  expect(broken?.problem).toBe('The price book gone is not kept')
  expect(visitsOf(system).at(-1)?.[0]).toBe('2027-03-16')
})

test('in whatever pieces a series is written, and wherever a run ends, it is the same, and no day has too many', async () => {
  const closures = fc.uniqueArray(fc.integer({ min: 60, max: 110 }), { maxLength: 20 })
  const nights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
  const rules = fc.constantFrom('skip' as const, 'next-open-day' as const)
  const planned = async (
    steps: readonly number[],
    closed: readonly number[],
    onClosed: 'skip' | 'next-open-day',
  ) => {
    const system = await running({ onClosed })
    system.world.bookings.dailyLimit = 1
    system.world.bookings.rules = {
      closures: closed.map((day) => ({ from: addDays(businessDate('2027-01-11'), day), reason: 'Closed' })),
    }
    let now = beginning
    for (const step of steps) {
      now += step * dayMs
      await system.setTime(now)
      await system.run(extendSeries())
    }
    return visitsOf(system)
  }
  await fc.assert(
    fc.asyncProperty(nights, closures, rules, async (steps, closed, onClosed) => {
      const all = steps.reduce((sum, step) => sum + step, 0)
      const visits = await planned(steps, closed, onClosed)
      expect(visits).toEqual(await planned([all], closed, onClosed))
      const dates = visits.map(([, date]) => date)
      expect(new Set(dates).size).toBe(dates.length)
    }),
    { numRuns: 15 },
  )
})

/** The page of a booking, as its customer's link opens it. */
async function ownPageOf(system: System, bookingId: string) {
  const row = system.world.bookings.find(bookingId)
  const owner = { bookingId, email: row?.booking.request.email ?? '' }
  const tokens = await system.run(linkTokens([owner], 'manage'))
  const token = tokens.get(bookingId) ?? ''
  const show = async () => (await system.own({ act: 'show' }, token)).body
  const act = (body: object) => system.own(body, token)
  const preview = (change: object) => act({ act: 'preview-series', change })
  let acts = 0
  const confirm = (change: object, { body: { version, shown } }: Awaited<ReturnType<typeof act>>) => {
    acts += 1
    const actId = `00000000-0000-4000-8000-00000000ac${70 + acts}`
    return act({ act: 'change-series', actId, change, version, shown })
  }
  return {
    show,
    act,
    preview,
    confirm,
    change: async (change: object) => confirm(change, await preview(change)),
  }
}

test('a customer sees all visits on the page of each, skips one and ends the others, as they were shown', async () => {
  const system = await running({ every: '2-weeks' })
  const [first] = system.world.bookings.rows.filter(({ payment }) => payment === 'paid')
  const page = await ownPageOf(system, first?.id ?? '')
  expect((await page.show()).series).toMatchObject({
    ...{ every: '2-weeks', minute: 540, isRunning: true, pauses: [] },
    offered: [{ every: 'week' }, { every: '2-weeks', name: 'Every two weeks' }, { every: '4-weeks' }],
    visits: [
      { original: '2027-01-25', state: 'Paid', canEnd: false, isThis: true },
      { date: '2027-02-08', time: '9:00 AM', state: 'Charged before the visit', canEnd: true },
      { original: '2027-02-22', totalCents: 33_100 },
      { original: '2027-03-08' },
    ],
  })
  const end = { kind: 'end', from: '2027-02-08' }
  const before = await page.preview(end)
  expect(await page.change({ kind: 'skip', original: '2027-02-08' })).toMatchObject({ status: 200 })
  expect(await page.confirm(end, before)).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await page.change(end)).toMatchObject({ status: 200 })
  expect(await page.show()).toMatchObject({
    stage: 'upcoming',
    series: {
      isRunning: false,
      visits: [{ state: 'Paid' }, ...[1, 2, 3].map(() => ({ state: 'Called off' }))],
    },
  })
  // A series that ends misses none of its visits.
  const missed = system.world.bookings.rows.filter(({ missedBy = null }) => missedBy !== null)
  expect(missed).toMatchObject([{ missedBy: 'customer', visitOf: { original: '2027-02-08' } }])
  await system.setTime(beginning + 20 * dayMs)
  expect(await system.run(extendSeries())).toBe(0)
})

test('the page of a later visit is its own: it is canceled by itself at no cost, and the others stay', async () => {
  const system = await running()
  const [later] = system.world.bookings.rows.filter(({ payment }) => payment === 'arranged')
  const page = await ownPageOf(system, later?.id ?? '')
  const shown = await page.show()
  expect(shown).toMatchObject({ stage: 'upcoming', receipt: { isPaid: false, totalCents: 32_000 } })
  const preview = await page.act({ act: 'preview-cancel' })
  expect(preview).toMatchObject({ status: 200, body: { refundCents: 0, keptCents: 0 } })
  const actId = '00000000-0000-4000-8000-00000000ac71'
  expect(await page.act({ act: 'cancel', actId, shownRefundCents: 0 })).toMatchObject({ status: 200 })
  expect(later?.status).toBe('canceled')
  expect(system.world.bookings.rows.filter(({ status }) => status === 'canceled')).toHaveLength(1)
})

test('how often its visits can be is said by the prices of a series, not by those of today', async () => {
  const system = await running({ every: '2-weeks' })
  const own = {
    ...gtaBusiness.priceBook,
    version: 'own',
    frequencies: { month: { name: 'Monthly', percent: 3 } },
  }
  const priceBook = await system.run(PriceBooks.use((books) => books.keep(own)))
  Object.assign(system.world.bookings.series.rows[0]?.sold ?? {}, { priceBook })
  const page = await ownPageOf(system, system.world.bookings.rows[0]?.id ?? '')
  expect((await page.show()).series).toMatchObject({ offered: [{ every: 'month', name: 'Monthly' }] })
})

test('a customer changes the extras of every visit to come, each at the series’ own price, and the visits that are written later have them', async () => {
  const system = await running()
  const [later] = system.world.bookings.rows.filter(({ payment }) => payment === 'arranged')
  const page = await ownPageOf(system, later?.id ?? '')
  const booked = async () =>
    Object((await page.show()).series).extras.filter(({ isBooked }: { isBooked: boolean }) => isBooked)
  expect(await booked()).toMatchObject([{ id: 'laundry' }])
  const change = { kind: 'rearrange', from: '2027-02-15', edits: { addOns: [] } }
  const { visits } = Object((await page.preview(change)).body)
  const changed = visits.filter(({ kind }: { readonly kind: string }) => kind === 'changed')
  expect(changed).toMatchObject(
    ['2027-02-15', '2027-02-22', '2027-03-01', '2027-03-08'].map((original) => ({
      ...{ original, before: { totalCents: 32_000 }, after: { totalCents: 29_900 } },
    })),
  )
  expect(await page.change(change)).toMatchObject({ status: 200 })
  expect(await booked()).toEqual([])
  await system.setTime(beginning + 8 * dayMs)
  await system.run(extendSeries())
  expect(visitsOf(system).at(-1)).toEqual(['2027-03-15', '2027-03-15', 299, 'arranged'])
})

test('a booking that is just once has no visits on its page', async () => {
  const system = await makeSystem()
  await system.checkout(submit(1))
  await pay(system)
  const page = await ownPageOf(system, system.world.bookings.rows[0]?.id ?? '')
  expect(await page.show()).not.toHaveProperty('series')
  expect(await page.preview({ kind: 'go-on' })).toMatchObject({ status: 409, body: { code: 'no-series' } })
})

test('a customer moves a visit and all that follow, pauses, and goes on: the visits that are written later follow', async () => {
  const system = await running()
  const [later] = system.world.bookings.rows.filter(({ payment }) => payment === 'arranged')
  const page = await ownPageOf(system, later?.id ?? '')
  const move = { kind: 'rearrange', from: '2027-02-08', date: '2027-02-10', minute: 720, every: '2-weeks' }
  expect((await page.preview(move)).body).toMatchObject({
    visits: [
      {
        ...{ kind: 'changed', before: { date: '2027-02-08' } },
        after: { date: '2027-02-10', minute: 720, totalCents: 33_100 },
      },
      { kind: 'off', before: { date: '2027-02-15' }, after: null },
      { kind: 'changed', before: { date: '2027-02-22' }, after: { date: '2027-02-24' } },
      { kind: 'off', before: { date: '2027-03-01' } },
      { kind: 'changed', before: { date: '2027-03-08' }, after: { date: '2027-03-10' } },
    ],
  })
  expect(await page.change(move)).toMatchObject({ status: 200 })
  expect(await page.change({ kind: 'pause', from: '2027-02-20', until: '2027-03-01' })).toMatchObject({
    status: 200,
  })
  const standing = () =>
    system.world.bookings.rows
      .filter(({ status }) => status !== 'canceled')
      .map(({ booking }) => booking.request.date)
      .toSorted()
  expect(standing()).toEqual(['2027-01-25', '2027-02-01', '2027-02-10', '2027-03-10'])
  expect(await page.change({ kind: 'go-on' })).toMatchObject({ status: 200 })
  await system.setTime(beginning + 31 * dayMs)
  await system.run(extendSeries())
  expect(standing()).toEqual([
    '2027-01-25',
    '2027-02-01',
    '2027-02-10',
    '2027-02-24',
    '2027-03-10',
    '2027-03-24',
    '2027-04-07',
  ])
})
