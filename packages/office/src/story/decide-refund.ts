import { type Cents, cents } from '@dustforce/core/money'
import { withReasons } from '../booking/attention.ts'
import { paymentBalance } from '../booking/reversals.ts'
import { type Answer, unchanged, withBooking } from './answer.ts'
import { decide } from './decide.ts'
import { isDisputed, reportsOf } from './payments-of.ts'
import type { ProviderEvent } from './provider-event.ts'
import { settleLedger } from './settle-ledger.ts'
import type { Story, StoryPayment, StoryRefund, UnmatchedPayment } from './story.ts'
import { endRefunds } from './whole-refund.ts'

/** A refund that was due, as the provider made it. */
export interface RefundMade {
  /** Names the refund: its id, or the session of a payment without a booking. */
  readonly key: string
  /** The provider's id; null when there was nothing to give back. */
  readonly refundId: string | null
  /** The payment that it was made of. */
  readonly paymentIntent: string | null
  /** It has arrived; otherwise the provider has only taken it. */
  readonly settled: boolean
}

/**
 * Decides what follows from a refund that the provider made: its own word of it may get lost, so it is heard at once. Null when none was due by that key.
 *
 * @example
 * decideRefundMade(story, { key: 'r1', refundId: 're_1', paymentIntent: 'pi', settled: true }) // => null
 */
export function decideRefundMade(told: Story, made: RefundMade): Answer | null {
  const refund = told.refunds.find(({ id, status }) => id === made.key && status === 'due')
  const payment = told.payments.find(({ id }) => id === refund?.paymentId)
  if (refund !== undefined && payment !== undefined) return refundMade(told, refund, payment, made)
  const unmatched = told.unmatched.find(({ sessionId, refundDue }) => sessionId === made.key && refundDue)
  return unmatched === undefined ? null : unmatchedMade(told, unmatched, made)
}

/**
 * Decides what follows when the provider will never make a refund: the office pays it another way. Null when none was due by that key.
 *
 * @example
 * decideRefundRefused(story, 'r1') // => null
 */
export function decideRefundRefused(story: Story, key: string): Answer | null {
  const { booking } = story
  const isDue = story.refunds.some(({ id, status }) => id === key && status === 'due')
  if (isDue && booking !== null) {
    const refunds = story.refunds.map((refund) =>
      refund.id === key ? { ...refund, status: 'failed' as const } : refund,
    )
    const attention = withReasons(booking.attention, 'refund-refused')
    return settleLedger(withBooking(unchanged({ ...story, refunds }, 'refused'), { attention }))
  }
  if (!story.unmatched.some(({ sessionId, refundDue }) => sessionId === key && refundDue)) return null
  const unmatched = story.unmatched.map((payment) =>
    payment.sessionId === key
      ? {
          ...payment,
          refundDue: false,
          isResolved: false,
          attention: withReasons(payment.attention, 'refund-refused'),
        }
      : payment,
  )
  return unchanged({ ...story, unmatched }, 'refused')
}

function refundMade(
  told: Story,
  refund: StoryRefund,
  payment: StoryPayment,
  { key, refundId, paymentIntent: found, settled }: RefundMade,
): Answer | null {
  const paymentIntent = payment.paymentIntent ?? found
  const reports = told.reports.filter((report) => report.paymentIntent === paymentIntent)
  if (refundId === null || payment.isOffline || isDisputed(told, { ...payment, paymentIntent })) return null
  const payments = told.payments.map((one) => (one.id === payment.id ? { ...one, paymentIntent } : one))
  const about = {
    ...{ sessionId: null, paymentIntent, paid: settled, currency: payment.currency },
    bookingId: told.booking?.id ?? null,
  }
  const given = decide(
    { ...told, payments },
    {
      ...about,
      ...{ id: `refund:${refundId}`, type: 'refund_given', amountTotalCents: refund.amountCents },
      ...{ reversalId: refundId, refundKey: key },
    },
  ).ifPlace
  // Money that had gone back by hand, and is known by the charge's total alone, comes on top. A total that came since may hold this one already.
  const isHeard = reports.some(
    ({ id, at }) => id === refundId || (id === null && refund.askedAt !== null && at > refund.askedAt),
  )
  const before = paymentBalance(cents(Number.MAX_SAFE_INTEGER), reports).refundedCents
  if (before === 0 || isHeard) return given
  const total = totalOf(about, refundId, cents(before + refund.amountCents))
  const more = endRefunds(decide(given.story, total).ifPlace, refundId)
  return {
    ...more,
    outcome: given.outcome,
    heard: [...given.heard, ...more.heard],
    letters: [...given.letters, ...more.letters],
    promo: more.promo ?? given.promo,
    withdrawsConfirmation: given.withdrawsConfirmation || more.withdrawsConfirmation,
  }
}

function totalOf(
  about: Pick<ProviderEvent, 'sessionId' | 'paymentIntent' | 'currency' | 'bookingId'>,
  refundId: string,
  amountTotalCents: Cents,
): ProviderEvent {
  const id = `refunded:${refundId}`
  return { ...about, id, type: 'partly_refunded', paid: false, amountTotalCents, reversalId: null }
}

function unmatchedMade(
  told: Story,
  payment: UnmatchedPayment,
  { refundId, paymentIntent: found, settled }: RefundMade,
): Answer {
  const { sessionId, amountCents, currency, bookingId } = payment
  const paymentIntent = payment.paymentIntent ?? found
  const named = { ...told, unmatched: [{ ...payment, paymentIntent }] }
  const { lostCents } = paymentBalance(amountCents, reportsOf(told, paymentIntent))
  const answer =
    refundId === null
      ? unchanged(told)
      : decide(named, {
          ...{ id: `refund:${refundId}`, type: 'refunded', sessionId: null, paymentIntent, paid: settled },
          ...{ amountTotalCents: cents(amountCents - lostCents), currency, bookingId, reversalId: refundId },
        }).ifPlace
  const unmatched = answer.story.unmatched.map((one) =>
    one.sessionId === sessionId ? { ...one, refundDue: false, isRefunded: true } : one,
  )
  return { ...answer, story: { ...answer.story, unmatched } }
}
