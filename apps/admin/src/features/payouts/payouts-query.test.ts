import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { payoutsPath, readPayoutsQuery, stepped } from './payouts-query.ts'

const today = businessDate('2026-11-21')
const read = (query: string) => readPayoutsQuery(new URLSearchParams(query), today, gtaBusiness.policy)

it.each([
  ['', 'half-month', '2026-11-16', '2026-11-30'],
  ['period=month', 'month', '2026-11-01', '2026-11-30'],
  ['period=week&on=2026-11-02', 'week', '2026-11-02', '2026-11-08'],
  ['period=for-ever&on=2026-02-30', 'half-month', '2026-11-16', '2026-11-30'],
  ['from=2026-11-03&to=2026-11-20', 'dates', '2026-11-03', '2026-11-20'],
  ['from=2026-11-03&to=2026-11-03', 'dates', '2026-11-03', '2026-11-03'],
  ['from=2026-11-20&to=2026-11-03', 'half-month', '2026-11-16', '2026-11-30'],
  ['from=2025-11-01&to=2026-11-30', 'half-month', '2026-11-16', '2026-11-30'],
])('reads %j as %s, %s to %s', (query, kind, from, to) =>
  expect(read(query)).toEqual({ kind, period: { from, to }, of: null }),
)

it('steps from period to period without a gap', () => {
  const before = stepped(read(''), -1, gtaBusiness.policy)
  expect(before.period).toEqual({ from: '2026-11-01', to: '2026-11-15' })
  expect(stepped(before, -1, gtaBusiness.policy).period).toEqual({ from: '2026-10-16', to: '2026-10-31' })
  expect(stepped(stepped(before, -1, gtaBusiness.policy), 1, gtaBusiness.policy)).toEqual(before)
})

it('steps chosen dates by as many days', () => {
  const dates = read('from=2026-11-03&to=2026-11-12')
  expect(stepped(dates, 1, gtaBusiness.policy).period).toEqual({ from: '2026-11-13', to: '2026-11-22' })
  expect(stepped(dates, -1, gtaBusiness.policy).period).toEqual({ from: '2026-10-24', to: '2026-11-02' })
})

it.each([
  [
    'period=week&on=2026-11-02&of=Zoe+Ray+%26+sons',
    '/dashboard/payouts?period=week&on=2026-11-02&of=Zoe+Ray+%26+sons',
  ],
  ['period=week&on=2026-11-05', '/dashboard/payouts?period=week&on=2026-11-02'],
  ['from=2026-11-03&to=2026-11-20', '/dashboard/payouts?from=2026-11-03&to=2026-11-20'],
])('writes %j as an address that is read the same', (query, path) => {
  expect(payoutsPath(read(query))).toBe(path)
  expect(read(path.split('?')[1] ?? '')).toEqual(read(query))
})
