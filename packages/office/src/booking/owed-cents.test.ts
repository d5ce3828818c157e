import { cents } from '@dustforce/core/money'
import { expect, test } from 'vitest'
import { owedCents } from './owed-cents.ts'

const money = { totalCents: cents(21_500), retainableCents: cents(11_000) }

test.each([
  ['confirmed', ['price-owed'], 10_500],
  ['completed', ['refunded', 'price-owed'], 10_500],
  ['canceled', ['price-owed'], 0],
  ['confirmed', ['partly-refunded'], 0],
])('a booking that is %s with %j owes %d', (bookingStatus, attention, owed) => {
  expect(owedCents({ ...money, bookingStatus, attention })).toBe(owed)
})

test('of which everything may be kept owes nothing', () => {
  const owed = { ...money, retainableCents: null, bookingStatus: null, attention: ['price-owed'] }
  expect(owedCents(owed)).toBe(0)
})
