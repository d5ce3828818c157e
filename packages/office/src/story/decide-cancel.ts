import { type Cents, cents } from '@dustforce/core/money'
import { type Step, unchanged, withBooking, withLetter } from './answer.ts'
import { leftCents } from './left-of-payments.ts'
import { settleLedger } from './settle-ledger.ts'
import type { Story } from './story.ts'
import { agreed, type StoryAct } from './story-act.ts'
import { waysBack } from './ways-back.ts'

/** A cancellation, as the rules or the office decided it. */
export interface CancelTerms extends StoryAct {
  readonly refundCents: Cents
}

/** Decides what follows when a person cancels a booking and gives an amount back. Null when that amount is not there to be given. */
export function decideCancel(story: Story, { actId, refundCents, tell }: CancelTerms): Step | null {
  const left = leftCents(story)
  const { booking } = story
  if (booking === null || refundCents > left) return null
  const keptCents = cents(left - refundCents)
  const off = withBooking(
    {
      ...unchanged(story, 'canceled'),
      promo: keptCents === 0 ? 'return' : null,
      withdrawsConfirmation: true,
    },
    {
      status: 'canceled',
      retainableCents: keptCents,
      attention: booking.attention.filter((reason) => reason !== 'price-owed'),
    },
  )
  const settled = settleLedger(off, true, actId)
  const told = tell.customer
    ? withLetter(settled, {
        kind: 'booking-canceled',
        changeId: actId,
        refundCents,
        keptCents,
        ways: waysBack(settled.story, actId),
      })
    : settled
  return agreed(
    tell.cleaner ? withLetter(told, { kind: 'job-canceled', changeId: actId }) : told,
    refundCents,
  )
}
