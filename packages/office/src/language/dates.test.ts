import { businessDate } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import * as english from './dates.en.ts'
import * as french from './dates.fr.ts'

const date = businessDate('2026-12-01')

describe('a date and a time', () => {
  it('are written as English Canada does', () => {
    expect(english.dayWords(date)).toBe('Tuesday, Dec 1')
    expect(english.monthWords(date)).toBe('December 2026')
    expect(english.dateAndTime(english.formatDate(date), '9:30 AM')).toBe('Dec 1, 2026 at 9:30 AM')
  })

  it('are written as French Canada does', () => {
    expect(french.dayWords(date)).toBe('mardi 1er décembre')
    expect(french.monthWords(date)).toBe('décembre 2026')
    expect(french.formatLongDate(date)).toBe('mardi 1er décembre 2026')
    expect(french.dateAndTime(french.formatDate(date), '1:30 PM')).toBe('1er décembre 2026 à 13 h 30')
    expect(french.formatInstant(Date.UTC(2026, 11, 1, 19, 5), 'America/Toronto')).toBe(
      '1er décembre 2026, 14 h 05',
    )
  })

  it('keep a time that nobody can read', () => expect(french.timeWords('noon')).toBe('noon'))

  it('know seven weekdays', () => expect(() => french.weekdayName(7)).toThrow(RangeError))
})
