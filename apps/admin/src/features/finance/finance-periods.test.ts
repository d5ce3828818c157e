import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { addDays, businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { type BookingFacts, financeSeries, type Period } from '@dustforce/office/metrics'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { FinanceDay } from '@dustforce/supabase/admin'
import { expect, it } from 'vitest'
import { pointsOf, rangeBefore } from './finance-periods.ts'

const range = { from: businessDate('2026-10-07'), to: businessDate('2026-12-02') }

const bookings: BookingFacts[] = Array.from({ length: 120 }, (_, index) => ({
  bookingDate: addDays(range.from, (index * 7) % 57),
  bookingStatus: index % 11 === 0 ? 'canceled' : 'completed',
  paymentStatus: index % 5 === 0 ? 'pending' : 'paid',
  assignedCleanerName: 'Ana Diaz',
  totalCents: cents(17_000 + index * 113),
  contractorPayCents: index % 3 === 0 ? null : cents(8_000 + index),
  createdAt: null,
}))

/** The days as the backend sums them, by the core's own rules. */
const days: FinanceDay[] = financeSeries(bookings, range, 'day', gtaPolicy, gtaPriceBook).map((day) => ({
  ...day,
  date: day.period.from,
  discountsCents: cents(0),
}))

it.each<Period>(['day', 'week', 'month'])('sums days by %s as the core sums bookings', (period) => {
  const points = pointsOf(days, range, period, gtaBusiness.policy).map(
    ({ period: within, bookings: count, ...money }) => ({
      period: within,
      bookings: count,
      revenueCents: money.revenueCents,
      taxCents: money.taxCents,
      payoutsCents: money.payoutsCents,
      marginCents: money.marginCents,
      keptCents: money.keptCents,
      keptTaxCents: money.keptTaxCents,
    }),
  )
  expect(points).toEqual(financeSeries(bookings, range, period, gtaPolicy, gtaPriceBook))
})

it('compares with the days just before, as many', () => {
  expect(rangeBefore({ from: businessDate('2026-11-01'), to: businessDate('2026-11-30') })).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  })
})

it('has one point for each day of a range, also of one day', () => {
  const from = businessDate('2026-11-09')
  expect(pointsOf([], { from, to: from }, 'week', gtaBusiness.policy).map(({ period }) => period)).toEqual([
    { from, to: from },
  ])
  const to = addDays(from, 7)
  expect(pointsOf([], { from, to }, 'week', gtaBusiness.policy).map(({ period }) => period)).toEqual([
    { from, to: addDays(from, 6) },
    { from: to, to },
  ])
})
