import { zeroCents } from '@dustforce/core/money'
import { withReasons } from '../booking/attention.ts'
import { type PaymentFacts, settle } from '../booking/settle.ts'
import { type Answer, certain, type Step, unchanged, withBooking, withLetter } from './answer.ts'
import { isForeignSession } from './foreign-session.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking } from './story.ts'
import { tellOfRefund, wholeRefundCents } from './tell-of-refund.ts'

/** The money of a booking's first payment has come. A live hold is a place; without one the day is asked again. */
export function receivePayment(story: Story, booking: StoryBooking, event: ProviderEvent): Step {
  if (isForeignSession(story, booking, event)) {
    const attention = withReasons(booking.attention, 'reference-mismatch')
    return certain(withBooking(unchanged(story, 'reference-mismatch'), { attention }))
  }
  const amountMatches = event.amountTotalCents === booking.totalCents && event.currency === booking.currency
  const received = (hasPlace: boolean) => receive(story, booking, event, { hasPlace, amountMatches })
  const ifPlace = received(true)
  const ifNone = received(false)
  return ifPlace.outcome === ifNone.outcome && !(ifPlace.outcome === 'confirmed')
    ? certain(ifPlace)
    : { place: { kind: 'own' }, ifPlace, ifNone }
}

function receive(
  story: Story,
  { payment, status, attention, sessionId, paymentIntent }: StoryBooking,
  event: ProviderEvent,
  facts: PaymentFacts,
): Answer {
  const { state, effects } = settle({ payment, booking: status }, { type: 'async_succeeded', facts })
  if (effects.length === 0) return unchanged(story)
  const flags = effects.flatMap((effect) => (effect.type === 'flag' ? [effect.attention] : []))
  const flagged = withReasons(attention, ...flags)
  if (!facts.amountMatches) {
    // By its payment a dispute of this money is found.
    return withBooking(unchanged(story, 'amount-mismatch'), {
      attention: flagged,
      paymentIntent: paymentIntent ?? event.paymentIntent,
    })
  }
  const isGivenBack = effects.some(({ type }) => type === 'refund')
  const paid = withBooking(unchanged(story, isGivenBack ? 'refund' : 'confirmed'), {
    payment: state.payment,
    status: state.booking,
    attention: flagged,
    hasVisitor: false,
    sessionId: sessionId ?? event.sessionId,
    paymentIntent: event.paymentIntent ?? paymentIntent,
    ...(isGivenBack && { refundDue: true, retainableCents: zeroCents }),
  })
  if (!isGivenBack) return withLetter({ ...paid, promo: 'keep' }, { kind: 'booking-confirmation' })
  return tellOfRefund(
    { ...paid, promo: 'return' },
    'booking-refunded',
    wholeRefundCents(paid.story),
    zeroCents,
  )
}
