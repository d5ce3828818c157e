import { cents } from '@dustforce/core/money'
import { lastRefundCents, paymentBalance } from '@dustforce/office/booking'
import { reversalReports } from '@dustforce/office/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from './postgres.ts'

const paid = cents(33_600)

test('what was reported about a payment sums up in the database as in core', async ({ db }) => {
  const histories = fc.sample(reversalReports(), { numRuns: 60, seed: 11 })
  const rows = histories.flatMap((reports, nr) =>
    reports.map(({ type, id, amountCents }, place) => ({
      ...{
        id: `${nr}-${place}`,
        type,
        payment_intent: `pi_${nr}`,
        reversal_id: id,
        amount_total: amountCents,
      },
      ...{ paid: false, currency: 'cad' },
    })),
  )
  await db.sql`insert into public.payment_events ${db.sql(rows)}`
  const sums = await db.sql`
    select w.refunded::int, w.lost::int, w.failed::int, w.disputes::int, w.disputes_lost::int as "disputesLost",
      w.disputes_won::int as "disputesWon", private.last_refund('pi_' || nr, ${paid})::int as last
    from generate_series(0, ${histories.length - 1}) nr
    cross join lateral private.payment_balance('pi_' || nr, ${paid}) w order by nr`
  expect(sums.map((row) => ({ ...row }))).toEqual(
    histories.map((reports) => {
      const { refundedCents, lostCents, failedCents, disputes } = paymentBalance(paid, reports)
      return {
        ...{ refunded: refundedCents, lost: lostCents, failed: failedCents, disputes: disputes.all },
        ...{ disputesLost: disputes.lost, disputesWon: disputes.won, last: lastRefundCents(paid, reports) },
      }
    }),
  )
})
