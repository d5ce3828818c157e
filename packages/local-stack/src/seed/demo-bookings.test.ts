import { checkPhone } from '@dustforce/core/validation'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { demoBookings } from './demo-bookings.ts'

test('every customer has a telephone number of their own', () => {
  const rows = demoBookings(gtaBusiness, Date.UTC(2026, 10, 21, 15))
  const numbers = new Map(rows.map(({ customer_name, phone }) => [customer_name, phone]))
  expect(new Set(numbers.values()).size).toBe(numbers.size)
  expect(rows.filter(({ phone }) => !checkPhone(phone).ok)).toEqual([])
})
