import { gtaPolicy } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

test('days with the same hours are one row', () => {
  expect(openingHours(gtaPolicy)).toEqual([
    { days: 'Monday to Friday', time: '8:00 AM to 6:00 PM', isOpen: true },
    { days: 'Saturday and Sunday', time: '9:00 AM to 4:00 PM', isOpen: true },
  ])
})

test('a closed day and a day of its own hours have rows of their own', () => {
  const { sunday: _, ...others } = gtaPolicy.hours
  const hours = { ...others, wednesday: ['12:00', '18:00'] as const }
  expect(openingHours({ hours }).map((row) => `${row.days} ${row.time}`)).toEqual([
    'Monday and Tuesday 8:00 AM to 6:00 PM',
    'Wednesday 12:00 PM to 6:00 PM',
    'Thursday and Friday 8:00 AM to 6:00 PM',
    'Saturday 9:00 AM to 4:00 PM',
    'Sunday Closed',
  ])
})
