import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { PayoutTotals } from '@dustforce/office/payout'
import type { PaidOut } from '@dustforce/supabase/admin'

/* Records as the stories and tests show them. */

export const period = { from: businessDate('2026-11-01'), to: businessDate('2026-11-15') }

export const totals: PayoutTotals = {
  jobs: 3,
  earnedCents: cents(27_000),
  paidCents: cents(9_000),
  beforeCents: cents(-2_000),
  openCents: cents(16_000),
  withoutPay: 1,
}

export const paidOut: PaidOut = {
  id: 'p1',
  period,
  cents: cents(7_000),
  method: 'e-transfer',
  reference: 'CA123',
  note: 'With the bonus',
  by: 'office@dustforce.example',
  at: Date.UTC(2026, 10, 16, 15),
  reversed: null,
  lines: [
    {
      bookingId: 'b1',
      date: businessDate('2026-11-03'),
      customerName: 'Ada Lovelace',
      service: 'deep-clean',
      reason: 'job',
      cents: cents(9_000),
    },
    {
      bookingId: 'b0',
      date: businessDate('2026-10-30'),
      customerName: null,
      service: null,
      reason: 'deleted',
      cents: cents(-2_000),
    },
  ],
}
