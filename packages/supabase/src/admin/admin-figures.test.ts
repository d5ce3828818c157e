import { businessDate } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

const now = Date.UTC(2027, 0, 13, 15)
const dates = {
  today: '2027-01-13',
  week: { from: expect.any(String), to: expect.any(String) },
}

test('the dashboard’s figures are asked for by the dates of Toronto', async () => {
  const answer = {
    total: '9',
    thisWeek: 3,
    confirmedToday: 2,
    newBookings: 1,
    monthlyRevenue: '1000.50',
    lastMonthRevenue: 900,
    weeklyRevenue: 300,
    upcomingPayouts: 120,
    averageSubtotal: 250.25,
    assignments: [
      { cleaner: null, count: 9 },
      { cleaner: 'Bo Li', count: 1 },
      { cleaner: 'Cy Orr', count: '2' },
      { cleaner: 'Ana Diaz', count: 2 },
      7,
    ],
  }
  const { backend, calls } = await signedIn(json(answer))
  expect(await backend.figures.dashboard(now)).toEqual({
    bookings: { ...dates, total: 9, thisWeek: 3, confirmedToday: 2, newBookings: 1 },
    finance: {
      monthlyRevenueCents: 100_050,
      lastMonthRevenueCents: 90_000,
      weeklyRevenueCents: 30_000,
      upcomingPayoutsCents: 12_000,
      averageSubtotalCents: 25_025,
    },
    assignments: [
      { cleaner: 'Ana Diaz', label: 'Ana Diaz', initials: 'AD', count: 2 },
      { cleaner: 'Cy Orr', label: 'Cy Orr', initials: 'CO', count: 2 },
      { cleaner: 'Bo Li', label: 'Bo Li', initials: 'BL', count: 1 },
      { cleaner: null, label: 'Unassigned', initials: 'U', count: 9 },
    ],
  })
  expect(calls).toMatchObject([
    {
      asked: 'POST /rest/v1/rpc/admin_dashboard',
      body: {
        request: {
          today: '2027-01-13',
          monthFrom: '2027-01-01',
          monthTo: '2027-01-31',
          lastMonthFrom: '2026-12-01',
          lastMonthTo: '2026-12-31',
        },
      },
    },
  ])
})

test.each([null, {}])('a dashboard without figures (%j) has none of anything', async (answer) => {
  const { backend } = await signedIn(json(answer))
  const { bookings, finance, assignments } = await backend.figures.dashboard(now)
  expect(bookings).toEqual({ ...dates, total: 0, thisWeek: 0, confirmedToday: 0, newBookings: 0 })
  expect(new Set(Object.values(finance))).toEqual(new Set([0]))
  expect(assignments).toEqual([])
})

test('the finance figures are in cents, without invalid days', async () => {
  const range = { from: businessDate('2027-01-01'), to: businessDate('2027-01-31') }
  const { backend, calls } = await signedIn(
    json({
      days: [
        {
          date: '2027-01-05',
          bookings: '2',
          revenue: '100.50',
          tax: 13,
          discounts: 5,
          payouts: 60,
          kept: '115',
          kept_tax: 13.37,
        },
        { date: 'someday', bookings: 1 },
      ],
      services: [{ service: 'deep-clean', bookings: 2, revenue: 100 }],
      contractors: [
        { cleaner: 'Ana', jobs: 2, payout: 60 },
        { cleaner: null, jobs: '1', payout: null },
      ],
      missed: [
        { by: 'access', visits: 2, kept: 50, missed: '622' },
        { by: null, visits: '1', kept: null, missed: 336 },
      ],
    }),
    json(null),
  )
  expect(await backend.figures.finance(range)).toEqual({
    days: [
      {
        date: '2027-01-05',
        bookings: 2,
        revenueCents: 10_050,
        taxCents: 1300,
        discountsCents: 500,
        payoutsCents: 6000,
        keptCents: 11_500,
        keptTaxCents: 1337,
      },
    ],
    services: [{ service: 'deep-clean', bookings: 2, revenueCents: 10_000 }],
    contractors: [
      { name: 'Ana', jobs: 2, payoutCents: 6000 },
      { name: 'Unassigned', jobs: 1, payoutCents: 0 },
    ],
    missed: [
      { by: 'access', visits: 2, keptCents: 5000, missedCents: 62_200 },
      { by: null, visits: 1, keptCents: 0, missedCents: 33_600 },
    ],
  })
  expect(await backend.figures.finance(range)).toEqual({
    ...{ days: [], services: [], contractors: [], missed: [] },
  })
  expect(calls[0]).toMatchObject({
    asked: 'POST /rest/v1/rpc/admin_finance',
    body: { from_date: '2027-01-01', to_date: '2027-01-31' },
  })
})

test('the load of a day is counted against the limit of its weekday', async () => {
  const rules = { capacity: { perWeekday: { saturday: 6 } } }
  const { backend } = await signedIn(
    json({ limit: 10, days: { '2026-11-21': 2 }, rules }),
    json({ limit: 10, days: {} }),
  )
  expect(await backend.figures.load(businessDate('2026-11-21'), 2)).toEqual([
    { date: '2026-11-21', taken: 2, limit: 6 },
    { date: '2026-11-22', taken: 0, limit: 10 },
  ])
  expect(await backend.figures.load(businessDate('2026-11-21'), 1)).toMatchObject([{ limit: 10 }])
})
