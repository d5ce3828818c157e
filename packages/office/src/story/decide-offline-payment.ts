import { cents } from '@dustforce/core/money'
import { isPaymentDue } from '../booking/pay-on-day.ts'
import { type Answer, unchanged, withBooking } from './answer.ts'
import { bookingBalance, refundedOfPrice } from './booking-balance.ts'
import { leftCents } from './left-of-payments.ts'
import { settleLedger } from './settle-ledger.ts'
import type { Story, StoryPayment } from './story.ts'
import { markRefunded } from './whole-refund.ts'

/** An act of the office itself, without the payment provider: it was paid, or has paid back. */
export type OfflinePaymentKind = 'paid' | 'paid-back'

/**
 * Decides what follows when the office notes that it was paid what was due on the day, or is owed again, or that it has paid back what is due of the payments
 * that it took itself. Null when nothing is due.
 *
 * @param paymentId what a payment more is called
 * @example
 * decideOfflinePayment(story, 'paid-back', 'p2') // => null
 */
export function decideOfflinePayment(
  story: Story,
  done: OfflinePaymentKind,
  paymentId: string,
): Answer | null {
  return done === 'paid' ? paid(story, paymentId) : paidBack(story)
}

function paid(story: Story, paymentId: string): Answer | null {
  const { booking, payments, now } = story
  if (booking === null || booking.status === 'canceled') return null
  const { totalCents, currency, retainableCents, attention } = booking
  const none = { sessionId: null, paymentIntent: null, isDisputed: false }
  const ours = { ...none, currency, isOffline: true, paidAt: now }
  if (attention.includes('price-owed')) {
    const amountCents = cents(totalCents - (retainableCents ?? totalCents))
    const again: StoryPayment = { ...ours, id: paymentId, purpose: 'change', amountCents }
    // The change that waits is dropped, before it is paid twice.
    return balanced({ ...story, payments: [...payments, again], change: null }, 'paid', {
      attention: attention.filter((reason) => reason !== 'price-owed'),
      retainableCents: null,
      hasHeldMinutes: false,
    })
  }
  if (!isPaymentDue({ paymentStatus: booking.payment, bookingStatus: booking.status })) return null
  const taken = payments.map((payment) =>
    payment.purpose === 'first' ? { ...payment, ...ours, amountCents: totalCents } : payment,
  )
  return withBooking(unchanged({ ...story, payments: taken }, 'paid'), { payment: 'paid' })
}

function paidBack(story: Story): Answer | null {
  const taken = new Set(story.payments.filter(({ isOffline }) => isOffline).map(({ id }) => id))
  const isOurs = ({ status, paymentId }: Story['refunds'][number]) => status === 'due' && taken.has(paymentId)
  if (!story.refunds.some(isOurs)) return null
  const refunds = story.refunds.map((refund) =>
    isOurs(refund)
      ? { ...refund, status: 'done' as const, askedAt: refund.askedAt ?? story.now, isOffline: true }
      : refund,
  )
  const settled = settleLedger(balanced({ ...story, refunds }, 'paid-back'))
  const isAllBack = settled.story.booking?.refundDue === false && leftCents(settled.story) === 0
  return isAllBack ? markRefunded(settled) : settled
}

/** Counts again what has gone back of the price. */
function balanced(
  story: Story,
  outcome: OfflinePaymentKind,
  patch: Parameters<typeof withBooking>[1] = {},
): Answer {
  const { refundedCents } = bookingBalance(story)
  return withBooking(unchanged(story, outcome), {
    ...patch,
    refundedCents: refundedOfPrice(story, refundedCents),
  })
}
