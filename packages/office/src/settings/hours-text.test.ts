import { policies } from '@dustforce/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hoursFromText, hoursText } from './hours-text.ts'

it.each([
  ['8-18', ['08:00', '18:00']],
  ['08:00 – 18:30', ['08:00', '18:30']],
  ['9 to 16', ['09:00', '16:00']],
  [
    '10-13, 15:00-20:00',
    [
      ['10:00', '13:00'],
      ['15:00', '20:00'],
    ],
  ],
  ['', undefined],
  ['Closed', undefined],
  ['in the morning', 'in the morning'],
  ['8-18, later', '8-18, later'],
])('%j is read as %j', (text, hours) => {
  expect(hoursFromText(text)).toEqual(hours)
})

it('the hours of any policy are read as they are shown', () => {
  fc.assert(
    fc.property(policies(), ({ hours }) => {
      for (const day of Object.values(hours)) {
        const spans = hoursFromText(hoursText(day))
        const one = day.length === 1 && typeof day[0] !== 'string' ? day[0] : day
        expect(spans).toEqual(one)
      }
    }),
  )
})
