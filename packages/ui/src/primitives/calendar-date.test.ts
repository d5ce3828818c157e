import { describe, expect, it } from 'vitest'
import { fromLocalDate, longDate, shortDate, toLocalDate } from './calendar-date.ts'

describe('calendar dates', () => {
  it.each(['2026-11-01', '2027-03-14', '2028-02-29', '2026-12-31', '2018-11-04'])('%s comes back', (date) => {
    expect(fromLocalDate(toLocalDate(date))).toBe(date)
  })

  it('names dates without the zone of the machine', () => {
    expect(longDate('2026-11-21').replaceAll('.', '')).toBe('Saturday, November 21, 2026')
    expect(shortDate('2026-11-21').replaceAll('.', '')).toBe('Sat, Nov 21, 2026')
  })
})
