import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { paidOut, period, totals } from './payout-records.ts'
import { payoutsCsv, statementCsv } from './payouts-csv.ts'
import { openLines } from './statement-lines.ts'

it('writes everyone’s figures, and no formula', () => {
  const csv = payoutsCsv([{ cleaner: 'c1', name: '=HYPERLINK("x")', totals }], period)
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFContractor,From,To,Jobs,Earned,Paid,From before,To pay,Jobs without pay,Status',
    `"'=HYPERLINK(""x"")",2026-11-01,2026-11-15,3,270.00,90.00,-20.00,160.00,1,Partly paid`,
    '',
  ])
})

it('writes the lines of a statement with what became of them', () => {
  const open = openLines([
    {
      bookingId: 'b3',
      date: businessDate('2026-11-12'),
      customerName: 'Noah Brandt',
      service: 'deep-clean',
      bookingStatus: 'canceled',
      paymentStatus: 'refunded',
      isTheirs: true,
      payCents: cents(9_000),
      paidCents: cents(9_000),
    },
  ])
  const back = { by: 'office@example.com', at: Date.UTC(2026, 10, 18, 3), note: '' }
  const payouts = [paidOut, { ...paidOut, id: 'p2', reference: '+1', reversed: back }]
  expect(statementCsv('Maria Santos', open, payouts, gtaBusiness).split('\r\n')).toEqual([
    '\uFEFFContractor,Date,Customer,Service,What,Amount,Paid on,Method,Reference,Taken back on',
    'Maria Santos,2026-11-12,Noah B.,Deep Cleaning,Canceled after it was paid out,-90.00,,,,',
    'Maria Santos,2026-11-03,Ada L.,Deep Cleaning,Job,90.00,2026-11-16,Interac e-Transfer,CA123,',
    'Maria Santos,2026-10-30,,,Deleted after it was paid out,-20.00,2026-11-16,Interac e-Transfer,CA123,',
    `Maria Santos,2026-11-03,Ada L.,Deep Cleaning,Job,90.00,2026-11-16,Interac e-Transfer,"'+1",2026-11-17`,
    `Maria Santos,2026-10-30,,,Deleted after it was paid out,-20.00,2026-11-16,Interac e-Transfer,"'+1",2026-11-17`,
    '',
  ])
})
