import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { lastRefundCents, paymentBalance, reversalAttention } from '../booking/reversals.ts'
import { type Answer, unchanged, withBooking, withLetter } from './answer.ts'
import type { ProviderEvent } from './provider-event.ts'
import type { Story, StoryBooking, StoryRefund } from './story.ts'
import {
  bookingBalance,
  isAllGone,
  isSameBalance,
  leftOfPayments,
  paidCents,
  paymentsOf,
  refundedOfPrice,
  reportsOf,
  sumOf,
  unexpectedRefunds,
} from './story-money.ts'

/** What the provider says about a refund that was asked for here: it names its row. */
export function takeOverRefund(story: Story, event: ProviderEvent): Story {
  const { type, reversalId, refundKey = null } = event
  if ((type !== 'refund_given' && type !== 'refund_failed') || reversalId === null) return story
  const status = (now: StoryRefund['status']) => {
    if (type === 'refund_failed' || now === 'failed') return 'failed'
    return event.paid || now === 'done' ? 'done' : 'sent'
  }
  return {
    ...story,
    refunds: story.refunds.map((refund) =>
      (refund.id !== null && refund.id === refundKey) || refund.providerId === reversalId
        ? {
            ...refund,
            providerId: refund.providerId ?? reversalId,
            askedAt: refund.askedAt ?? story.now,
            status: status(refund.status),
          }
        : refund,
    ),
  }
}

/** Whether an event is about money of a payment that is none of the booking's. */
export function isForeignReport({ payments }: Story, booking: StoryBooking, event: ProviderEvent): boolean {
  switch (event.type) {
    case 'completed':
    case 'async_succeeded':
    case 'async_failed':
    case 'expired':
      return false
    default:
      return (
        booking.paymentIntent !== null &&
        booking.paymentIntent !== event.paymentIntent &&
        !payments.some(
          ({ paymentIntent, paidAt }) =>
            paymentIntent !== null && paymentIntent === event.paymentIntent && paidAt !== null,
        )
      )
  }
}

/** All of a payment has gone back: the booking is off, unless other money is left, or the work was done. */
export function reportWhole(story: Story, booking: StoryBooking, told: Story, event: ProviderEvent): Answer {
  // Of a booking that stands again it is known already that its money went back.
  const isKnown =
    booking.attention.includes('price-owed') && bookingBalance(told).refundedCents >= paidCents(story)
  if (isKnown || hasOtherMoney(story, event)) return unchanged(story)
  return markRefunded(unchanged(story))
}

/** Money has gone back: whatever else comes, the booking is off, unless the work was done. */
function markRefunded(answer: Answer): Answer {
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

/** A refund that was asked for here has arrived: when it was the last of the money, all of it has gone back. */
export function endRefunds(answer: Answer, reversalId: string | null): Answer {
  const { booking, refunds } = answer.story
  if (booking === null || booking.refundDue || reversalId === null) return answer
  const isOwn = refunds.some(({ providerId }) => providerId === reversalId)
  const hasFailed = refunds.some(({ status }) => status === 'failed')
  if (!isOwn || hasFailed || !isAllGone(answer.story)) return answer
  return { ...markRefunded(answer), outcome: answer.outcome }
}

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
  if (isSameBalance(before, after)) return answer
  const paid = paidCents(story)
  const balanced = withBooking(answer, {
    refundedCents: refundedOfPrice(story, after.refundedCents),
    lostCents: after.lostCents,
    paymentIntent: now.paymentIntent ?? known,
    attention: reversalAttention(now.attention, before, after, {
      beforeCents: unexpectedRefunds(past),
      afterCents: unexpectedRefunds(story, known),
    }),
  })
  const outcome = answer.outcome === 'unchanged' ? event.type : answer.outcome
  if (after.refundedCents >= paid || story.told.isWhole) return { ...balanced, outcome }
  // Who was told that all goes back is not told of its parts, nor of what an act's letter has told.
  const toldBefore = Math.max(before.refundedCents, toldByActs(story) + story.told.partCents)
  const part = cents(after.refundedCents - toldBefore)
  const kept = cents(paid - after.refundedCents - after.lostCents)
  return { ...tellOfRefund(balanced, 'booking-partly-refunded', part, kept), outcome }
}

/** What the refund of the whole gives the customer, in cents: no part again that a letter has told of, unless that part failed. */
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
  const isExcused = booking.refundDue && booking.keepCents === 0
  const partCents = isWhole ? told.partCents : cents(told.partCents + refundCents)
  const story = { ...answer.story, told: { isWhole: told.isWhole || isWhole, partCents } }
  return withLetter({ ...answer, story }, { kind, refundCents, keptCents, isExcused })
}

function toldByActs({ refunds }: Story): Cents {
  return sumOf(refunds.filter(({ isTold }) => isTold))
}

/** The payments as they are, but the first one's provider's name as it was before the event. */
function asBefore({ payments }: Story, told: Story) {
  const first = told.payments.find(({ purpose }) => purpose === 'first')
  return payments.map((payment) =>
    payment.purpose === 'first' ? { ...payment, paymentIntent: first?.paymentIntent ?? null } : payment,
  )
}

/** The event's payment where it can be the booking's first: not where the office took that itself, nor where it is another one's. */
function firstIntent({ payments }: Story, { paymentIntent }: ProviderEvent): string | null {
  const isOther = payments.some((payment) =>
    payment.purpose === 'first'
      ? payment.isByHand
      : paymentIntent !== null && payment.paymentIntent === paymentIntent,
  )
  return isOther ? null : paymentIntent
}

/** Whether a booking has money of another payment than the event's that has not all gone back. */
function hasOtherMoney(story: Story, event: ProviderEvent): boolean {
  return leftOfPayments(story).some(({ payment, leftCents }) => {
    // Its first payment may not be known yet.
    const intent = payment.paymentIntent ?? (payment.purpose === 'first' ? firstIntent(story, event) : null)
    return leftCents > 0 && intent !== event.paymentIntent
  })
}
