import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { financeTotals } from '@dustforce/office/metrics'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { financeCsv } from './finance-csv.ts'

const none = cents(0)
const kept = {
  ...{
    date: businessDate('2026-11-02'),
    bookings: 0,
    revenueCents: none,
    taxCents: none,
    discountsCents: none,
  },
  ...{ payoutsCents: none, keptCents: cents(11_500), keptTaxCents: cents(1337) },
}

it('writes the periods, the services, the contractors and what was missed', () => {
  const day = { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') }
  const csv = financeCsv(
    [{ ...financeTotals([kept]), period: day }],
    {
      days: [],
      services: [{ service: 'deep-clean', bookings: 1, revenueCents: cents(33600) }],
      contractors: [{ name: '=cmd', jobs: 1, payoutCents: cents(16500) }],
      missed: [{ by: 'access', visits: 2, keptCents: cents(5000), missedCents: cents(62_200) }],
    },
    gtaBusiness.priceBook,
  )
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFFrom,To,Bookings,Revenue,HST,Discounts,Contractor pay,Margin,Average booking,Kept of canceled bookings,HST in what is kept',
    '2026-11-01,2026-11-30,0,0.00,0.00,0.00,0.00,0.00,0.00,115.00,13.37',
    '',
    'Service,Bookings,Revenue',
    'Deep Cleaning,1,336.00',
    '',
    'Contractor,Jobs,Payout',
    `"'=cmd",1,165.00`,
    '',
    'Missed because of,Visits,Kept,Missed',
    'Nobody let us in,2,50.00,622.00',
    '',
  ])
})
