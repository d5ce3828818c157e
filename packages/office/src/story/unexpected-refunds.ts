import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { paymentBalance, unexpectedRefundCents } from '../booking/reversals.ts'
import { isReported, offlineCents, paidCents, paymentsOf, reportsOf, sumOf } from './payments-of.ts'
import type { Story } from './story.ts'

/**
 * Computes what has gone back of a booking's payments, or was asked for, beyond what was to go back. A refund that waits to be handed out shrinks
 * instead.
 *
 * @param known as in `bookingBalance`
 */
export function unexpectedRefunds(story: Story, known: string | null = null): Cents {
  const gone = paymentsOf(story).map((payment, nr) => {
    const reports = reportsOf(story, payment.paymentIntent ?? (nr === 0 ? known : null))
    const refunds = story.refunds.filter(({ paymentId }) => paymentId === payment.id)
    const ours = refunds.filter(({ isOffline }) => !isOffline)
    const failed = ours.filter(({ status }) => status === 'failed')
    const asked = ours.filter(
      (refund) => refund.status !== 'failed' && refund.askedAt !== null && !isReported(refund, reports),
    )
    const amounts = { expectedCents: zeroCents, askedCents: sumOf(asked), failedCents: sumOf(failed) }
    const { amountCents } = payment
    return (
      unexpectedRefundCents(amountCents, paymentBalance(amountCents, reports), amounts) +
      offlineCents(refunds)
    )
  })
  const keep = story.booking?.retainableCents ?? story.booking?.totalCents ?? zeroCents
  const expected = Math.max(0, paidCents(story) - keep)
  return cents(Math.max(0, gone.reduce((sum, one) => sum + one, 0) - expected))
}
