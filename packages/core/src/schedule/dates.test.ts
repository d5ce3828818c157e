import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDates, minutesOfDay } from '../testing/index.ts'
import { dateOfDayNumber, dayNumberOf } from './business-date.ts'
import {
  addDays,
  businessDate,
  daysBetween,
  formatDate,
  formatInstant,
  formatLongDate,
  isBusinessDate,
  minuteOfLabel,
  monthOf,
  timeLabel,
  weekdayName,
  weekdayOf,
  weekOf,
} from './index.ts'

describe('businessDate', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('reads %s', (text) => {
    expect(businessDate(text)).toBe(text)
  })

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '2026-1-01',
    '0999-12-31',
    '2026-11-21 ',
    '12026-11-21',
    '2026-11-211',
    'today',
  ])('refuses %s', (text) => expect(() => businessDate(text)).toThrow(`Not a date as yyyy-MM-dd: ${text}`))

  it.each([null, undefined, 20261121, new Date(0), ['2026-11-21']])('is not %s', (value) => {
    expect(isBusinessDate(value)).toBe(false)
  })
})

describe('dates', () => {
  it('count days across months, years and leap days', () => {
    expect(addDays(businessDate('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(businessDate('2026-01-01'), -1)).toBe('2025-12-31')
    expect(daysBetween(businessDate('2027-03-14'), businessDate('2026-11-01'))).toBe(-133)
  })

  it('end where years stop having four digits', () => {
    expect(() => addDays(businessDate('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => addDays(businessDate('1000-01-01'), -1)).toThrow(RangeError)
    expect(() => dateOfDayNumber(Number.NaN)).toThrow('No date with four digits of year: day NaN')
    for (const edge of ['1000-01-01', '9999-12-31']) {
      expect(dateOfDayNumber(dayNumberOf(businessDate(edge)))).toBe(edge)
    }
  })

  it('are those of the calendar on every day of its 400 years', () => {
    const first = dayNumberOf(businessDate('1800-01-01'))
    const wrong = []
    for (let day = first; day < first + 146_097; day += 1) {
      if (dateOfDayNumber(day) !== new Date(day * 86_400_000).toISOString().slice(0, 10)) wrong.push(day)
    }
    expect(wrong).toEqual([])
  })

  it('know their weekday', () => {
    expect(weekdayOf(businessDate('1970-01-01'))).toBe(4)
    expect(weekdayOf(businessDate('1969-12-28'))).toBe(0)
    expect(weekdayName(0)).toBe('Sunday')
    expect(() => weekdayName(7)).toThrow('Not a weekday from 0 to 6: 7')
  })

  it('know their week, from Monday or from Sunday', () => {
    const monday = { from: '2026-11-16', to: '2026-11-22' }
    expect(weekOf(businessDate('2026-11-16'), 1)).toEqual(monday)
    expect(weekOf(businessDate('2026-11-22'), 1)).toEqual(monday)
    expect(weekOf(businessDate('2026-11-22'), 0)).toEqual({ from: '2026-11-22', to: '2026-11-28' })
  })

  it('know their month and its neighbours', () => {
    expect(monthOf(businessDate('2026-11-21'))).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    expect(monthOf(businessDate('2026-01-31'), -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(monthOf(businessDate('2023-12-31'), 2)).toEqual({ from: '2024-02-01', to: '2024-02-29' })
  })

  it('are shown in English', () => {
    expect(formatDate(businessDate('2026-09-05'))).toBe('Sep 5, 2026')
    expect(formatLongDate(businessDate('2027-03-14'))).toBe('Sunday, March 14, 2027')
    expect(formatInstant(Date.UTC(2027, 0, 1, 4, 59), 'America/Toronto')).toBe('Dec 31, 2026, 11:59 PM')
  })

  describe('properties', () => {
    it('are the numbers they come from', () => {
      fc.assert(
        fc.property(businessDates(), fc.integer({ min: -4000, max: 4000 }), (date, days) => {
          expect(dateOfDayNumber(dayNumberOf(date))).toBe(date)
          expect(daysBetween(date, addDays(date, days))).toBe(days)
          expect(addDays(date, days) < date).toBe(days < 0)
        }),
      )
    })

    it('lie in their own week and month', () => {
      fc.assert(
        fc.property(businessDates(), fc.integer({ min: 0, max: 6 }), (date, weekStart) => {
          const week = weekOf(date, weekStart)
          expect(weekdayOf(week.from)).toBe(weekStart)
          expect(daysBetween(week.from, week.to)).toBe(6)
          for (const { from, to } of [week, monthOf(date)]) expect(from <= date && date <= to).toBe(true)
        }),
      )
    })
  })
})

describe('time labels', () => {
  it.each([
    [0, '12:00 AM'],
    [1, '12:01 AM'],
    [540, '9:00 AM'],
    [719, '11:59 AM'],
    [720, '12:00 PM'],
    [1080, '6:00 PM'],
    [1439, '11:59 PM'],
  ])('minute %i is %s', (minute, label) => {
    expect(timeLabel(minute)).toBe(label)
    expect(minuteOfLabel(label)).toBe(minute)
  })

  it.each([
    ['09:00', 540],
    ['00:00', 0],
    ['23:59', 1439],
    [' 9:00 am ', 540],
    ['9:00PM', 1260],
    ['9:05 p.m.', 1265],
  ])('reads %s', (label, minute) => expect(minuteOfLabel(label)).toBe(minute))

  it.each(['', 'noon', '9 AM', '24:00', '9:60 AM', '13:00 PM', '0:30 AM', '9:00 AM tomorrow', '123:00'])(
    'refuses %s',
    (label) => expect(minuteOfLabel(label)).toBeNull(),
  )

  it('survive being read back', () => {
    fc.assert(
      fc.property(minutesOfDay(), (minute) => {
        expect(minuteOfLabel(timeLabel(minute))).toBe(minute)
      }),
    )
  })
})
