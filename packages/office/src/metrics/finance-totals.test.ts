import { cents } from '@dustforce/core/money'
import { expect, it } from 'vitest'
import { financeTotals } from './finance-totals.ts'

it('sums the discounts and averages what the bookings earned, to the cent', () => {
  const day = {
    bookings: 2,
    revenueCents: cents(30_000),
    taxCents: cents(3_000),
    discountsCents: cents(500),
    payoutsCents: cents(10_000),
    keptCents: cents(11_500),
    keptTaxCents: cents(1_337),
  }
  expect(financeTotals([day, { ...day, bookings: 1, revenueCents: cents(20_001) }])).toEqual({
    bookings: 3,
    revenueCents: 50_001,
    taxCents: 6_000,
    payoutsCents: 20_000,
    discountsCents: 1_000,
    keptCents: 23_000,
    keptTaxCents: 2_674,
    marginCents: 24_001,
    averageCents: 16_667,
  })
  expect(financeTotals([]).averageCents).toBe(0)
})
