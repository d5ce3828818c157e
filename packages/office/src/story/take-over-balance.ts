import { cents } from '@dustforce/core/money'
import { reversalAttention } from '../booking/reversals.ts'
import { type Answer, withBooking } from './answer.ts'
import { bookingBalance, isSameBalance, refundedOfPrice } from './booking-balance.ts'
import { firstIntent } from './first-intent.ts'
import { paidCents } from './payments-of.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story } from './story.ts'
import { tellOfRefund, toldByActs } from './tell-of-refund.ts'
import { unexpectedRefunds } from './unexpected-refunds.ts'

/**
 * Brings the booking's amounts up to what was reported about its payments, the event included: also reports that came before the booking's payment was
 * known.
 *
 * @param told the story without the event's own report
 */
export function takeOverBalance(answer: Answer, told: Story, event: ProviderEvent): Answer {
  const { story } = answer
  const now = story.booking
  if (now === null) return answer
  const known = firstIntent(story, event)
  // Only what was reported has changed by the event: all else is judged as it is now.
  const past = { ...story, reports: told.reports, payments: asBefore(story, told) }
  const before = bookingBalance(past)
  const after = bookingBalance(story, known)
  const unexpected = { beforeCents: unexpectedRefunds(past), afterCents: unexpectedRefunds(story, known) }
  // A refund's own report can tell whose it was when the charge's total has counted it already.
  if (isSameBalance(before, after) && unexpected.beforeCents === unexpected.afterCents) return answer
  const paid = paidCents(story)
  const balanced = withBooking(answer, {
    refundedCents: refundedOfPrice(story, after.refundedCents),
    lostCents: after.lostCents,
    paymentIntent: now.paymentIntent ?? known,
    attention: reversalAttention(now.attention, before, after, unexpected),
  })
  const outcome = answer.outcome === 'unchanged' ? event.type : answer.outcome
  if (after.refundedCents >= paid || story.told.isWhole) return { ...balanced, outcome }
  // A customer who was told that all goes back is not told of its parts, nor of what an act's letter has told.
  const toldBefore = Math.max(before.refundedCents, toldByActs(story) + story.told.partCents)
  const part = cents(after.refundedCents - toldBefore)
  const kept = cents(paid - after.refundedCents - after.lostCents)
  return { ...tellOfRefund(balanced, 'booking-partly-refunded', part, kept), outcome }
}

/** The payments as they are, but the first one's provider's name as it was before the event. */
function asBefore({ payments }: Story, told: Story) {
  const first = told.payments.find(({ purpose }) => purpose === 'first')
  return payments.map((payment) =>
    payment.purpose === 'first' ? { ...payment, paymentIntent: first?.paymentIntent ?? null } : payment,
  )
}
