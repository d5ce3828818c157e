import { zeroCents } from '@dustforce/core/money'
import { type PaymentBalance, paymentBalance, reversalAttention } from '../booking/reversals.ts'
import { type Answer, unchanged } from './answer.ts'
import { isSameBalance } from './booking-balance.ts'
import { reportsOf } from './payments-of.ts'
import { isReversalEvent, type ProviderEvent } from './provider-event.ts'
import type { Story, UnmatchedPayment } from './story.ts'

/**
 * An event about money whose booking is not there. One without a booking's name is of somebody else's checkout. A session that had been settled before
 * its booking was deleted stays settled: the job took place, or its money has gone back.
 *
 * @param told the story without the event's own report
 */
export function decideWithoutBooking(told: Story, story: Story, event: ProviderEvent): Answer {
  if (isReversalEvent(event.type)) {
    const { isNews, unmatched } = takeOver(told, story, event)
    return unchanged({ ...story, unmatched }, isNews ? event.type : 'unknown-booking')
  }
  const isReceived = ['completed', 'async_succeeded', 'charge_succeeded'].includes(event.type)
  return isReceived && event.paid ? keepMoney(told, story, event) : unchanged(story, 'unknown-booking')
}

function keepMoney(told: Story, story: Story, event: ProviderEvent): Answer {
  const { bookingId, paymentIntent, amountTotalCents: amountCents, currency } = event
  // A charge has no session; its payment names it.
  const sessionId = event.type === 'charge_succeeded' ? paymentIntent : event.sessionId
  if (amountCents === 0 || bookingId === null || sessionId === null) {
    return unchanged(story, 'unknown-booking')
  }
  if (story.isSessionSettled || story.unmatched.length > 0) return unchanged(story)
  const payment: UnmatchedPayment = {
    ...{ sessionId, paymentIntent, bookingId, amountCents, currency },
    ...{ refundedCents: zeroCents, lostCents: zeroCents, refundDue: true },
    ...{ isRefunded: false, attention: [], isResolved: false },
  }
  const kept = { ...story, unmatched: [payment] }
  // The word that it was given back may be faster than the word that it came.
  return unchanged({ ...kept, unmatched: takeOver(told, kept, event).unmatched }, 'unmatched')
}

/** That it goes back is expected; anything else calls an administrator again. */
function takeOver(told: Story, story: Story, { paymentIntent }: ProviderEvent) {
  let isNews = false
  const unmatched = story.unmatched.map((payment) => {
    if (paymentIntent === null || payment.paymentIntent !== paymentIntent) return payment
    const before = paymentBalance(payment.amountCents, reportsOf(told, paymentIntent))
    const after = paymentBalance(payment.amountCents, reportsOf(story, paymentIntent))
    isNews = isNews || !isSameBalance(before, after)
    const partOf = ({ refundedCents }: PaymentBalance) =>
      refundedCents === payment.amountCents ? zeroCents : refundedCents
    const attention = reversalAttention(payment.attention, before, after, {
      beforeCents: partOf(before),
      afterCents: partOf(after),
    })
    const isBack = after.refundedCents === payment.amountCents
    return {
      ...payment,
      ...{ refundedCents: after.refundedCents, lostCents: after.lostCents },
      refundDue: payment.refundDue && !isBack,
      isRefunded: payment.isRefunded || isBack,
      attention,
      isResolved: payment.isResolved && attention.every((reason) => payment.attention.includes(reason)),
    }
  })
  return { isNews, unmatched }
}
