import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { isVisitUnpaid } from './visit-unpaid.ts'

test('a visit that is over and not paid is one to ask about', () => {
  // November 21, 2026, 10:00 AM in Toronto.
  const now = Date.UTC(2026, 10, 21, 15)
  const due = { paymentStatus: 'due', bookingStatus: 'confirmed', bookingDate: businessDate('2026-11-21') }
  const ask = (facts: Partial<typeof due>) => isVisitUnpaid({ ...due, ...facts }, now, gtaPolicy)
  expect(ask({})).toBe(false)
  expect(ask({ bookingStatus: 'completed' })).toBe(true)
  expect(ask({ bookingDate: businessDate('2026-11-20') })).toBe(true)
  expect(ask({ bookingDate: businessDate('2026-11-20'), bookingStatus: 'canceled' })).toBe(false)
  expect(ask({ bookingStatus: 'completed', paymentStatus: 'paid' })).toBe(false)
  expect(isVisitUnpaid({ ...due, bookingDate: null }, now, gtaPolicy)).toBe(false)
})
