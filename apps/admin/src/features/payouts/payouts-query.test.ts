import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { payoutsPath, periodOf, readPayoutsQuery, stepped } from './payouts-query.ts'

const today = businessDate('2026-11-21')
const read = (query: string) => readPayoutsQuery(new URLSearchParams(query), today)

it.each([
  ['', '2026-11-16', '2026-11-30'],
  ['period=month', '2026-11-01', '2026-11-30'],
  ['period=week&on=2026-11-02', '2026-11-02', '2026-11-08'],
  ['period=for-ever&on=2026-02-30', '2026-11-16', '2026-11-30'],
])('reads %j as %s to %s', (query, from, to) => expect(periodOf(read(query))).toEqual({ from, to }))

it('steps from period to period without a gap', () => {
  const before = stepped(read(''), -1)
  expect(periodOf(before)).toEqual({ from: '2026-11-01', to: '2026-11-15' })
  expect(periodOf(stepped(before, -1))).toEqual({ from: '2026-10-16', to: '2026-10-31' })
  expect(periodOf(stepped(stepped(before, -1), 1))).toEqual(periodOf(before))
})

it('is an address that is read as it was written', () => {
  const query = { kind: 'week', date: businessDate('2026-11-02'), of: 'Zoe Ray & sons' } as const
  expect(read(payoutsPath(query).split('?')[1] ?? '')).toEqual(query)
  expect(payoutsPath({ ...query, of: null })).toBe('/dashboard/payouts?period=week&on=2026-11-02')
})
