import { cents } from '@dustforce/core/money'
import {
  type Attention,
  lastRefundCents,
  paymentBalance,
  type Reversal,
  reversalAttention,
} from '@dustforce/office/booking'
import { reversalReports } from '@dustforce/office/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { held, paymentEvent } from './answers.ts'
import { test } from './postgres.ts'

const paid = cents(33_600)

/** What core says of the reports, in their order. */
function inCore(reports: readonly Reversal[]) {
  let attention: readonly Attention[] = []
  reports.forEach((_, nr) => {
    const before = paymentBalance(paid, reports.slice(0, nr))
    const after = paymentBalance(paid, reports.slice(0, nr + 1))
    attention = reversalAttention(attention, before, after)
  })
  const { refundedCents, lostCents } = paymentBalance(paid, reports)
  return { refunded: refundedCents, lost: lostCents, attention, last: lastRefundCents(paid, reports) }
}

test('reports about a payment end as core says, before and after the payment itself', async ({ db }) => {
  // What the charge tells calls a booking off when it is the whole: the statuses have a parity test of their own.
  const histories = fc
    .sample(reversalReports(), { numRuns: 60, seed: 11 })
    .map((reports) =>
      reports.map((report) =>
        report.id === null ? { ...report, type: 'partly_refunded' as const } : report,
      ),
    )
  await db.sql`update public.booking_settings set setting_value = '1000' where setting_name = 'daily_booking_limit'`
  const ids = await Promise.all(histories.map(() => held(db)))
  const events = histories.flatMap((history, nr) => {
    const id = ids[nr] ?? ''
    const reports = history.map(({ type, id: reversal_id, amountCents }, place) =>
      paymentEvent(id, type, {
        id: `${id}-${place}`,
        booking_id: null,
        session_id: null,
        reversal_id,
        amount_total: amountCents,
      }),
    )
    // The payment is heard of somewhere among the reports; each is told twice.
    const all = reports.toSpliced(nr % (reports.length + 1), 0, paymentEvent(id, 'completed'))
    return all.flatMap((event, place) => [event, { ...event, id: `again-${place}-${id}` }])
  })
  await db.as(
    'service_role',
    (sql) =>
      sql`select public.settle_payment(event) from jsonb_array_elements((${JSON.stringify(events)}::text)::jsonb) event`,
  )
  const rows = await db.sql`
    select id, (refunded_amount * 100)::int as refunded, (lost_amount * 100)::int as lost, attention,
      private.last_refund(stripe_payment_intent, ${paid})::int as last
    from public.bookings`
  const byId = new Map(rows.map(({ id, ...end }) => [id, end]))
  histories.forEach((history, nr) => {
    expect({ history, ...byId.get(ids[nr]) }).toEqual({ history, ...inCore(history) })
  })
})
