import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { booking } from '../../../testing/samples.ts'
import { bookingDifferences } from './booking-differences.ts'
import { editOf } from './booking-edit.ts'
import { visitFields } from './visit-details.ts'

it('names what has changed, and nothing else', () => {
  expect(
    bookingDifferences(booking, { ...booking, version: booking.version + 1, attention: ['x'] }, gtaBusiness),
  ).toEqual([])
  const changed = {
    ...booking,
    bookingDate: businessDate('2026-12-01'),
    assignedCleanerName: 'Priya Raman',
    totalCents: cents(40_000),
  }
  expect(bookingDifferences({ ...booking, assignedCleanerName: null }, changed, gtaBusiness)).toEqual([
    expect.stringMatching(/^When: .* → Dec 1, 2026/),
    expect.stringMatching(/^Price: .* → \$400\.00$/),
    'Contractor: nobody → Priya Raman',
  ])
})

const typed = [...Object.keys(editOf(booking)), ...visitFields(booking).map(({ name }) => name)]

it.each(typed)('names a change of %s, which the office types', (field) => {
  const value = field === 'bookingDate' ? businessDate('2026-12-01') : 'another'
  expect(bookingDifferences(booking, { ...booking, [field]: value }, gtaBusiness)).toHaveLength(1)
})
