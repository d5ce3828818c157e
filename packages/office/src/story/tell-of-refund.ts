import { type Cents, cents } from '@dustforce/core/money'
import { lastRefundCents, paymentBalance } from '../booking/reversals.ts'
import { type Answer, withLetter } from './answer.ts'
import { paymentsOf, reportsOf, sumOf } from './payments-of.ts'
import type { Story } from './story.ts'

/** Computes what the refund of the whole gives the customer, in cents: no part again that a letter has told of, unless that part failed. */
export function wholeRefundCents(story: Story): Cents {
  const payments = paymentsOf(story).map(({ amountCents, paymentIntent }) => {
    const reports = reportsOf(story, paymentIntent)
    const { lostCents, failedCents } = paymentBalance(amountCents, reports)
    return { rest: lastRefundCents(amountCents, reports), paid: amountCents - lostCents, failedCents }
  })
  const total = (of: (payment: (typeof payments)[number]) => number) =>
    payments.reduce((sum, payment) => sum + of(payment), 0)
  const told = Math.max(0, story.told.partCents - total(({ failedCents }) => failedCents))
  return cents(
    Math.min(
      total(({ rest }) => rest),
      total(({ paid }) => paid) - told,
    ),
  )
}

/** Tells the customer what goes back and what is kept then; nothing where nothing does, and once that all does. */
export function tellOfRefund(
  answer: Answer,
  kind: 'booking-refunded' | 'booking-partly-refunded',
  refundCents: Cents,
  keptCents: Cents,
): Answer {
  const { booking, told } = answer.story
  if (booking?.hasCustomer !== true || refundCents <= 0) return answer
  const isWhole = kind === 'booking-refunded'
  if (isWhole && told.isWhole) return answer
  const isExcused = booking.refundDue && booking.retainableCents === 0
  const partCents = isWhole ? told.partCents : cents(told.partCents + refundCents)
  const story = { ...answer.story, told: { isWhole: told.isWhole || isWhole, partCents } }
  return withLetter({ ...answer, story }, { kind, refundCents, keptCents, isExcused })
}

export function toldByActs({ refunds }: Story): Cents {
  return sumOf(refunds.filter(({ isTold }) => isTold))
}
