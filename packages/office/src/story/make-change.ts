import { cents } from '@dustforce/core/money'
import { type Answer, withBooking, withLetter } from './answer.ts'
import { bookingBalance, refundedOfPrice } from './booking-balance.ts'
import { settleLedger } from './settle-ledger.ts'
import type { StoryChange } from './story.ts'
import { waysBack } from './ways-back.ts'

/** The answer with a change made: what may be kept follows its price, what it costs less goes back, and both are told. */
export function makeChange(
  answer: Answer,
  change: Omit<StoryChange, 'paymentId' | 'minutes' | 'expiresAt'>,
): Answer {
  const { id, differenceCents, taxCents, totalCents, isOwed } = change
  const { booking } = answer.story
  if (booking === null) return answer
  const { retainableCents, attention } = booking
  const repriced = withBooking(
    { ...answer, outcome: 'changed', isChangeMade: true },
    {
      totalCents,
      retainableCents:
        retainableCents === null ? null : cents(Math.max(0, retainableCents + differenceCents)),
      attention: isOwed ? attention.filter((reason) => reason !== 'price-owed') : attention,
    },
  )
  const { refundedCents } = bookingBalance(repriced.story)
  const made = settleLedger(
    withBooking(repriced, { refundedCents: refundedOfPrice(repriced.story, refundedCents) }),
    true,
    id,
  )
  const told = change.tellCustomer
    ? withLetter(made, {
        kind: 'booking-changed',
        changeId: id,
        differenceCents: cents(Math.max(0, differenceCents)),
        refundCents: cents(Math.max(0, -differenceCents)),
        taxBackCents: cents(Math.max(0, -taxCents)),
        keptCents: totalCents,
        isOwed,
        ways: waysBack(made.story, id),
      })
    : made
  return change.tellCleaner ? withLetter(told, { kind: 'job-changed', changeId: id }) : told
}
