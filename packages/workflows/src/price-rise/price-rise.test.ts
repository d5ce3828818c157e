import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { describe, expect, test } from 'vitest'
import { runJobs } from '../jobs/jobs.ts'
import { submitSeries } from '../testing/submit-series.ts'
import { beginning, makeSystem } from '../testing/test-system.ts'

const dayMs = 24 * 60 * 60_000
const riseId = '00000000-0000-4000-8000-000000000001'
const { laundry } = gtaPriceBook.addOns
/** A load of laundry costs CA$5 more. */
const dearer: PriceBook = {
  ...gtaPriceBook,
  version: 'gta-2027.1',
  addOns: { ...gtaPriceBook.addOns, laundry: { ...laundry, amount: cents(laundry.amount + 500) } },
}

interface Shown {
  readonly raised: readonly { id: string; holdsFrom: string; beforeCents: number; afterCents: number }[]
  readonly untouched: readonly { readonly why: string }[]
}

/** A weekly series from Monday, 25 January 2027 that runs, and an owner who has published other prices. */
async function running() {
  const system = await makeSystem()
  const { world } = system
  world.admins.set('owner', 'owner@example.com')
  world.admins.set('office', 'office@example.com')
  world.published.owners.add('owner@example.com')
  expect((await system.checkout(await submitSeries(system, 1))).status).toBe(200)
  const session = [...world.payments.sessions.values()].at(-1)
  await system.webhook(world.payments.pay(session?.sessionId ?? ''))
  await system.settled()
  await system.publishPrices({ book: dearer, basedOn: null, holdsFrom: 0, note: '' }, 'owner')
  const act = (body: object, token = 'owner') => system.raisePrices(body, token)
  const preview = async (from = '2027-01-12'): Promise<Shown> => {
    const { status, body } = await act({ act: 'preview', from })
    expect(status).toBe(200)
    return { raised: body.raised, untouched: body.untouched } as Shown
  }
  const raise = async (from = '2027-01-12', change: object = {}) => {
    const series = (await preview(from)).raised.map(({ id, holdsFrom, beforeCents, afterCents }) => ({
      ...{ id, holdsFrom, beforeCents, afterCents, ...change },
    }))
    return act({ act: 'raise', id: riseId, from, series })
  }
  const night = async (day: number) => {
    await system.setTime(beginning + day * dayMs)
    expect(await system.run(runJobs())).toEqual([])
    await system.settled()
  }
  const prices = () =>
    Object.fromEntries(
      world.bookings.rows
        .toSorted((a, b) => a.booking.request.date.localeCompare(b.booking.request.date))
        .map(({ booking }) => [booking.request.date, booking.quote.totalCents / 100]),
    )
  const letters = (kind: string) => world.mail.sent.filter(({ subject }) => subject === kind)
  return { ...system, act, preview, raise, night, prices, letters }
}

test('a rise is told thirty days ahead, holds by itself on its day, and the visits before it cost as before', async () => {
  const { raise, night, prices, letters, act, preview } = await running()
  const before = Object.values(prices())[1] ?? 0
  expect(await raise()).toEqual({ status: 200, body: { status: 'raised' } })
  await night(0)
  expect(letters('price-rise')).toHaveLength(1)
  expect(letters('price-rise')[0]).toMatchObject({ to: 'ada@example.com' })
  expect(letters('price-rise')[0]?.text).toMatch(/"holdsFrom": "2027-02-10"/)
  expect(letters('price-rise')[0]?.text).toMatch(/"manage": "[\w-]{70}"/)
  await night(21)
  expect(new Set(Object.values(prices()).slice(1))).toEqual(new Set([before]))
  await night(22)
  await night(23)
  for (const [date, price] of Object.entries(prices()).slice(1))
    expect([date, price > before]).toEqual([date, date >= '2027-02-10'])
  await night(40)
  expect(Object.values(prices()).at(-1)).toBe(Object.values(prices()).at(-10))
  expect((await act({ act: 'list' })).body).toMatchObject({
    rises: [
      {
        id: riseId,
        told: 1,
        held: 1,
        ended: 0,
        takenBackOn: null,
        toldOn: '2027-01-11',
        holdsFrom: '2027-02-10',
      },
    ],
  })
  expect(await act({ act: 'take-back', id: riseId })).toMatchObject({ status: 409, body: { code: 'holds' } })
  expect(await preview()).toMatchObject({ raised: [], untouched: [{ why: 'same-book' }] })
  expect(letters('price-rise')).toHaveLength(1)
})

test('after missed nights a rise holds once, and what was announced meanwhile keeps its price', async () => {
  const { raise, night, prices } = await running()
  const before = Object.values(prices())[1] ?? 0
  await raise()
  await night(35)
  for (const [date, price] of Object.entries(prices()).slice(1))
    expect([date, price > before]).toEqual([date, date >= '2027-02-23'])
  const after = prices()
  await night(35)
  expect(prices()).toEqual(after)
})

test('the letter is shown before it is sent, as it is sent', async () => {
  const { act, preview, raise, night, letters } = await running()
  const [{ id: seriesId } = { id: '' }] = (await preview()).raised
  const shown = await act({ act: 'letter', from: '2027-01-12', seriesId })
  expect(shown).toMatchObject({ status: 200, body: { to: 'ada@example.com', subject: 'price-rise' } })
  await raise()
  await night(0)
  expect(shown.body.html).toBe(letters('price-rise')[0]?.html)
  expect((await act({ act: 'letter', from: '2027-01-12', seriesId })).status).toBe(404)
})

describe('a rise that is taken back', () => {
  test('is as if it had never been, and a customer who was told is told of that', async () => {
    const { raise, night, prices, letters, act, preview } = await running()
    const before = prices()
    const shown = await preview()
    await raise()
    await night(0)
    for (const _ of [1, 2]) expect(await act({ act: 'take-back', id: riseId })).toMatchObject({ status: 200 })
    await night(1)
    expect(letters('price-rise-taken-back')).toHaveLength(1)
    await night(0)
    expect(await preview()).toEqual(shown)
    await night(40)
    expect(new Set(Object.values(prices()).slice(1))).toEqual(new Set(Object.values(before).slice(1)))
  })

  test('before its letter has gone out tells nobody', async () => {
    const { raise, night, letters, act } = await running()
    await raise()
    await act({ act: 'take-back', id: riseId })
    await night(1)
    expect(letters('price-rise')).toEqual([])
    expect(letters('price-rise-taken-back')).toEqual([])
  })
})

describe('nothing is raised', () => {
  test.each([
    ['another price was shown', { afterCents: 1 }],
    ['another day was shown', { holdsFrom: '2027-02-01' }],
    ['there is no such series', { id: 'other' }],
  ])('when %s', async (_, change) => {
    const { raise, night, letters } = await running()
    expect(await raise('2027-01-12', change)).toMatchObject({ status: 409, body: { code: 'changed' } })
    await night(0)
    expect(letters('price-rise')).toEqual([])
  })

  test('for the office, a stranger, or what is no rise', async () => {
    const { act, preview } = await running()
    const series = (await preview()).raised.map(({ id, holdsFrom, beforeCents, afterCents }) => ({
      ...{ id, holdsFrom, beforeCents, afterCents },
    }))
    const asked = { act: 'raise', id: riseId, from: '2027-01-12', series }
    expect(await act(asked, 'office')).toMatchObject({ status: 403, body: { code: 'not-owner' } })
    expect(await act(asked, 'stranger')).toMatchObject({ status: 401 })
    expect(await act({ ...asked, series: [] })).toMatchObject({ status: 400 })
    expect(await act({ ...asked, from: 'tomorrow' })).toMatchObject({ status: 400 })
    expect(await act({ act: 'take-back', id: riseId })).toMatchObject({ status: 404 })
  })
})

test('a rise is told once, however often it is sent, and a customer knows of one at a time', async () => {
  const { raise, night, letters, preview, act } = await running()
  const { raised } = await preview()
  const series = raised.map(({ id, holdsFrom, beforeCents, afterCents }) => ({
    ...{ id, holdsFrom, beforeCents, afterCents },
  }))
  expect((await raise()).status).toBe(200)
  expect(await preview()).toMatchObject({ raised: [], untouched: [{ why: 'told' }] })
  const again = await act({ act: 'raise', id: riseId, from: '2027-01-12', series })
  expect(again).toEqual({ status: 200, body: { status: 'raised' } })
  await night(0)
  expect(letters('price-rise')).toHaveLength(1)
})
