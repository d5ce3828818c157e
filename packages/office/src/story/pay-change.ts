import type { Cents } from '@dustforce/core/money'
import { withReasons } from '../booking/attention.ts'
import { type Answer, certain, type Step, unchanged, withBooking, withLetter } from './answer.ts'
import { makeChange } from './make-change.ts'
import type { ProviderEvent } from './provider-event.ts'
import { settleLedger } from './settle-ledger.ts'
import type { Story, StoryBooking, StoryPayment } from './story.ts'

/**
 * Decides what follows from a report about the checkout of a change. Paid in time it is made; a payment that comes too late, or is not what was asked
 * for, goes back whole, and the office is called.
 */
export function payChange(
  story: Story,
  booking: StoryBooking,
  payment: StoryPayment,
  event: ProviderEvent,
): Step {
  const waiting = story.change?.paymentId === payment.id ? story.change : null
  const dropped = withBooking(
    unchanged(waiting === null ? story : { ...story, change: null }),
    waiting === null ? {} : { hasHeldMinutes: false },
  )
  if (event.type === 'expired' || event.type === 'async_failed') {
    return certain(waiting === null ? dropped : { ...dropped, outcome: 'released' })
  }
  if (event.type === 'completed' && !event.paid) return certain(unchanged(story, 'awaiting-payment'))
  if (payment.paidAt !== null) return certain(unchanged(story))
  const isAsked = event.amountTotalCents === payment.amountCents && event.currency === payment.currency
  const payments = story.payments.map((one) =>
    one.id === payment.id
      ? {
          ...one,
          paidAt: story.now,
          paymentIntent: event.paymentIntent ?? one.paymentIntent,
          sessionId: event.sessionId ?? one.sessionId,
          amountCents: event.amountTotalCents,
        }
      : one,
  )
  const paid = { ...dropped, story: { ...dropped.story, payments } }
  const refused = refuse(paid, booking, payment.id, event.amountTotalCents)
  if (waiting === null || !isAsked) return certain(refused)
  return {
    place: { kind: 'longer', changeId: waiting.id },
    ifPlace: makeChange(paid, waiting),
    ifNone: refused,
  }
}

function refuse(
  paid: Answer,
  { attention, status }: StoryBooking,
  changeId: string,
  refundCents: Cents,
): Answer {
  const reason = status === 'canceled' ? 'paid-but-canceled' : 'change-not-made'
  const flagged = withBooking({ ...paid, outcome: 'refund' }, { attention: withReasons(attention, reason) })
  return withLetter(settleLedger(flagged, true), { kind: 'booking-unchanged', changeId, refundCents })
}
