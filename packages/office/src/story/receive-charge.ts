import { isPaid } from '../booking/occupies-day.ts'
import { certain, type Step, unchanged } from './answer.ts'
import type { ProviderEvent } from './provider-event.ts'
import { receivePayment } from './receive-payment.ts'
import type { Story, StoryBooking, StoryPayment } from './story.ts'

/**
 * A kept card was charged for a booking. Its first money pays it; what comes although it was paid is a payment of its own, which goes back by the rule for
 * all money.
 */
export function receiveCharge(story: Story, booking: StoryBooking, event: ProviderEvent): Step {
  const { paymentIntent, tryId } = event
  const isHeard =
    booking.paymentIntent === paymentIntent ||
    story.payments.some((payment) => payment.paymentIntent === paymentIntent && payment.paidAt !== null)
  if (isHeard || tryId === undefined) return certain(unchanged(story))
  if (!isPaid(booking.payment) && booking.payment !== 'refunded') return receivePayment(story, booking, event)
  const again: StoryPayment = {
    ...{ id: tryId, purpose: 'visit', sessionId: null, paymentIntent, isOffline: false, isDisputed: false },
    ...{ amountCents: event.amountTotalCents, currency: event.currency, paidAt: story.now },
  }
  return certain(unchanged({ ...story, payments: [...story.payments, again] }, 'refund'))
}
