import { expect, it } from 'vitest'
import { matchOf } from './palette-match.ts'

it.each([
  ['Go to Bookings', '', 3],
  ['Go to Bookings', 'book', 3],
  ['Go to Bookings', 'book go', 3],
  ['Go to Bookings', 'okin', 2],
  ['Go to Bookings', 'bkngs', 1],
  ['Go to Bookings', 'gob', 1],
  ['Go to Bookings', 'go finance', 0],
  ['Go to Bookings', 'oki go', 2],
  ['Go to Bookings', 'bs', 0],
  ['Go to Bookings', 'kbo', 0],
] as const)('%j fits %j: %i', (label, typed, match) => {
  expect(matchOf(label, typed)).toBe(match)
})
