import { type Cents, cents } from '@dustforce/core/money'
import type { Story, StoryPayment } from './story.ts'

/** The amounts of what an act gives back that do not simply go to the card, in cents. */
export interface WaysBack {
  /** Of payments that the office took itself, it pays back itself. */
  readonly offlineCents: Cents
  /** Nothing goes back of a payment before the bank that looks at it has decided. */
  readonly waitsCents: Cents
}

/** The ways that the refunds of an act go. */
export function waysBack(story: Story, actId: string): WaysBack {
  const total = (isMeant: (payment: StoryPayment) => boolean) => {
    const meant = new Set(story.payments.filter(isMeant).map(({ id }) => id))
    return cents(
      story.refunds.reduce(
        (sum, refund) =>
          sum + (refund.actId === actId && meant.has(refund.paymentId) ? refund.amountCents : 0),
        0,
      ),
    )
  }
  return {
    offlineCents: total(({ isOffline }) => isOffline),
    waitsCents: total(({ isDisputed }) => isDisputed),
  }
}
