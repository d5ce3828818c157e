import { type Cents, cents } from '@dustforce/core/money'
import { type Attention, withReasons } from '../booking/attention.ts'
import { revivePreview } from '../booking/revive-preview.ts'
import type { BookingStatus } from '../booking/status.ts'
import { type Step, unchanged, withBooking, withLetter } from './answer.ts'
import { paymentsLeft } from './left-of-payments.ts'
import { settleLedger } from './settle-ledger.ts'
import type { Story } from './story.ts'
import type { StoryAct } from './story-act.ts'

/** A cancellation that is taken back, as the rules allowed it. */
export interface RevivalTerms extends StoryAct {
  readonly status: BookingStatus
  /** The part of the price that has gone back and is owed again. */
  readonly owedCents: Cents
  /** The customer is asked to pay it. */
  readonly asks: boolean
}

/**
 * Decides what follows when a person takes a cancellation back: what has gone back of the price is owed, and a refund that was refused is
 * dropped. Null when something else is owed than was agreed to, or the booking stays canceled.
 */
export function decideRevival(story: Story, act: RevivalTerms): Step | null {
  const { booking } = story
  if (booking?.status !== 'canceled') return null
  const { status, owedCents, asks, tell } = act
  const { payment, totalCents, attention } = booking
  const now = revivePreview({ ...booking, paymentStatus: payment, payments: paymentsLeft(story) })
  if (now.why !== null || now.owedCents !== owedCents) return null
  const isRefused = attention.includes('refund-refused')
  const refunds = story.refunds.filter(
    (refund) => !isRefused || refund.status !== 'failed' || refund.providerId !== null,
  )
  const standing = withBooking(
    { ...unchanged({ ...story, refunds }, 'revived'), promo: 'take' },
    {
      status,
      payment: payment === 'refunded' ? 'paid' : payment,
      isRefunded: false,
      // Money that comes unexpected goes back; what is owed may be kept when it comes.
      retainableCents: owedCents > 0 ? cents(totalCents - owedCents) : null,
      attention: withReasons(
        attention.filter((reason) => !isOver.has(reason)),
        ...(owedCents > 0 ? (['price-owed'] as const) : []),
      ),
    },
  )
  const settled = settleLedger(standing)
  const ifPlace = tell.customer
    ? withLetter(settled, { kind: 'booking-restored', changeId: act.actId, owedCents, asks })
    : settled
  return { place: { kind: 'again' }, ifPlace, ifNone: null }
}

/** Reasons that are no more when a cancellation is taken back. */
const isOver: ReadonlySet<Attention> = new Set(['refund-refused', 'refunded', 'partly-refunded'])
