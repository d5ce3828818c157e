import { describe, expect, it } from 'vitest'
import { dayAfter, firstOfWeek, fromLocalDate, longDate, shortDate, toLocalDate } from './calendar-date.ts'

describe('calendar dates', () => {
  it.each(['2026-11-01', '2027-03-14', '2028-02-29', '2026-12-31', '2018-11-04'])('%s comes back', (date) => {
    expect(fromLocalDate(toLocalDate(date))).toBe(date)
  })

  it('names dates without the zone of the machine', () => {
    expect(longDate('2026-11-21').replaceAll('.', '')).toBe('Saturday, November 21, 2026')
    expect(shortDate('2026-11-21').replaceAll('.', '')).toBe('Sat, Nov 21, 2026')
  })

  it.each([
    ['monday', '2026-11-23'],
    ['sunday', '2026-11-22'],
  ] as const)('a week that starts on %s is the same for each of its days', (weekStart, first) => {
    let date: string = first
    for (let day = 0; day < 7; day += 1) {
      expect(fromLocalDate(firstOfWeek(date, weekStart))).toBe(first)
      date = dayAfter(date)
    }
    expect(fromLocalDate(firstOfWeek(date, weekStart))).toBe(date)
  })

  it.each(['2026-11-30', '2026-12-31', '2027-02-28', '2027-03-13'])(
    'the day after %s is one later',
    (date) => {
      expect(Date.parse(dayAfter(date)) - Date.parse(date)).toBe(86_400_000)
    },
  )
})
