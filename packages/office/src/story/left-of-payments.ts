import { type Cents, cents } from '@dustforce/core/money'
import { paymentBalance } from '../booking/reversals.ts'
import type { PaymentLeft } from '../ledger/refund-ways.ts'
import { isReported, paymentsOf, reportsOf, sumOf } from './payments-of.ts'
import type { Story, StoryPayment, StoryRefund } from './story.ts'

interface PaymentRest {
  readonly payment: StoryPayment
  readonly leftCents: number
  readonly lostCents: number
}

/** Computes what is left of each payment that has come: less what was lost and every refund ever written or reported, a failed one too. */
export function leftOfPayments(story: Story, refunds: readonly StoryRefund[] = story.refunds): PaymentRest[] {
  return paymentsOf(story).flatMap((payment) => {
    if (payment.paidAt === null) return []
    const reports = reportsOf(story, payment.paymentIntent)
    const { refundedCents, lostCents, failedCents } = paymentBalance(payment.amountCents, reports)
    const unreported = refunds.filter(
      (refund) => refund.paymentId === payment.id && !isReported(refund, reports),
    )
    const gone = lostCents + refundedCents + failedCents + sumOf(unreported)
    return [{ payment, leftCents: Math.max(0, payment.amountCents - gone), lostCents }]
  })
}

/** Lists what is left of each payment, from the oldest to the newest, and what the ways of a refund follow from. */
export function paymentsLeft(story: Story): PaymentLeft[] {
  return leftOfPayments(story).map(({ payment, leftCents: left }) => ({
    leftCents: cents(left),
    isOffline: payment.isOffline,
    isDisputed: payment.isDisputed,
  }))
}

/** Sums what is left of all that was paid, in cents. */
export function leftCents(story: Story): Cents {
  return cents(leftOfPayments(story).reduce((sum, rest) => sum + rest.leftCents, 0))
}
