import { cents, zeroCents } from '@dustforce/core/money'
import { type Answer, unchanged, withBooking } from './answer.ts'
import { bookingBalance } from './booking-balance.ts'
import { firstIntent } from './first-intent.ts'
import { leftCents, leftOfPayments } from './left-of-payments.ts'
import { paidCents } from './payments-of.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking } from './story.ts'
import { tellOfRefund, toldByActs, wholeRefundCents } from './tell-of-refund.ts'

/** All of a payment has gone back: the booking is off, unless other money is left, or the work was done. */
export function reportWhole(story: Story, booking: StoryBooking, told: Story, event: ProviderEvent): Answer {
  // Of a booking that stands again it is known already that its money went back.
  const isKnown =
    booking.attention.includes('price-owed') && bookingBalance(told).refundedCents >= paidCents(story)
  if (isKnown || hasOtherMoney(story, event)) return unchanged(story)
  return markRefunded(unchanged(story))
}

/** A refund that was asked for here has arrived: when it was the last of the money, all of it has gone back. */
export function endRefunds(answer: Answer, reversalId: string | null): Answer {
  const { booking, refunds } = answer.story
  if (booking === null || booking.refundDue || reversalId === null) return answer
  const isOwn = refunds.some(({ providerId }) => providerId === reversalId)
  const hasFailed = refunds.some(({ status }) => status === 'failed')
  if (!isOwn || hasFailed || leftCents(answer.story) > 0) return answer
  return { ...markRefunded(answer), outcome: answer.outcome }
}

/** Money has gone back: whatever else comes, the booking is off, unless the work was done. */
export function markRefunded(answer: Answer): Answer {
  const { story } = answer
  const { booking } = story
  if (booking === null || booking.payment === 'refunded') return answer
  const refunds = story.refunds.map((refund) =>
    refund.askedAt !== null && (refund.status === 'due' || refund.status === 'sent')
      ? { ...refund, status: 'done' as const }
      : refund,
  )
  const refunded = withBooking(
    {
      ...answer,
      outcome: 'refunded',
      story: { ...story, refunds },
      promo: 'return',
      withdrawsConfirmation: true,
    },
    {
      payment: 'refunded',
      status: booking.status === 'completed' ? 'completed' : 'canceled',
      refundDue: false,
      isRefunded: true,
      attention: booking.attention.filter((reason) => reason !== 'price-owed'),
    },
  )
  const rest = cents(wholeRefundCents(refunded.story) - toldByActs(story))
  return tellOfRefund(refunded, 'booking-refunded', rest, zeroCents)
}

/** Whether a booking has money of another payment than the event's that has not all gone back. */
function hasOtherMoney(story: Story, event: ProviderEvent): boolean {
  return leftOfPayments(story).some(({ payment, leftCents }) => {
    // Its first payment may not be known yet.
    const intent = payment.paymentIntent ?? (payment.purpose === 'first' ? firstIntent(story, event) : null)
    return leftCents > 0 && intent !== event.paymentIntent
  })
}
