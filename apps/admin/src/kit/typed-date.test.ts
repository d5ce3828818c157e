import { addDays, businessDate, formatDate } from '@dustforce/core/schedule'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedDate } from './typed-date.ts'

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026/11/23', '2026-11-23'],
  ['Nov 23, 2026', '2026-11-23'],
  [' november 23 2026 ', '2026-11-23'],
  ['23 Nov. 2026', '2026-11-23'],
  ['11/23/2026', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['3/4/2026', '2026-03-04'],
  ['2026-02-30', null],
  ['2026-11', null],
  ['Nov 23', null],
  ['Nov 23, 202', null],
  ['no 23 2026', null],
  ['1 2 3 2026', null],
  ['tomorrow', null],
  ['', null],
])('reads %j as %s', (text, date) => {
  expect(typedDate(text)).toBe(date)
})

describe('properties', () => {
  it('reads every date in the form in which it is shown, and as it is stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const date = addDays(businessDate('1990-01-01'), days)
        expect([typedDate(formatDate(date)), typedDate(date)]).toEqual([date, date])
      }),
    )
  })
})
