import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { readFinanceRange } from './finance-range.ts'

const today = businessDate('2026-11-21')
function read(query: string) {
  const { choice, range } = readFinanceRange(new URLSearchParams(query), today)
  return `${choice} ${range.from} ${range.to}`
}

it.each([
  ['', 'this-month 2026-11-01 2026-11-30'],
  ['period=this-month', 'this-month 2026-11-01 2026-11-30'],
  ['period=last-month', 'last-month 2026-10-01 2026-10-31'],
  ['period=last-3-months', 'last-3-months 2026-09-01 2026-11-30'],
  ['period=last-12-months', 'last-12-months 2025-12-01 2026-11-30'],
  ['period=next-30-days', 'next-30-days 2026-11-21 2026-12-20'],
  ['from=2026-11-05&to=2026-11-05', 'custom 2026-11-05 2026-11-05'],
  ['from=2026-11-05&to=2026-11-09&period=last-month', 'custom 2026-11-05 2026-11-09'],
  ['from=2026-11-20&to=2026-11-10', 'custom 2026-11-10 2026-11-20'],
])('reads %j as %s', (query, expected) => expect(read(query)).toBe(expected))

it.each(['from=2026-11-05', 'to=2026-11-05', 'from=x&to=y', 'from=2026-11-05&to=x', 'from=0&to=2026-11-05'])(
  'shows this month for %j, and says that it was asked for something else',
  (query) => {
    expect(read(query)).toBe('this-month 2026-11-01 2026-11-30')
    expect(readFinanceRange(new URLSearchParams(query), today).isMisread).toBe(true)
  },
)

it('shows this month for a period of another name, as for none', () => {
  expect(read('period=for-ever')).toBe('this-month 2026-11-01 2026-11-30')
  expect(readFinanceRange(new URLSearchParams(), today).isMisread).toBe(false)
})
