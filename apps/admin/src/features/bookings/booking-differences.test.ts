import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { booking } from '../../testing/samples.ts'
import { bookingDifferences } from './booking-differences.ts'

it('names what has changed, and nothing else', () => {
  expect(bookingDifferences(booking, { ...booking, version: booking.version + 1, attention: ['x'] })).toEqual(
    [],
  )
  const changed = {
    ...booking,
    bookingDate: businessDate('2026-12-01'),
    assignedCleanerName: 'Priya Raman',
    totalCents: cents(40_000),
  }
  expect(bookingDifferences({ ...booking, assignedCleanerName: null }, changed)).toEqual(
    [
      expect.stringMatching(/^When: .* → Dec 1, 2026/),
      expect.stringMatching(/^Price: .* → \$400\.00$/),
      'Cleaner: nobody → Priya Raman',
    ].map((text) => text),
  )
})
