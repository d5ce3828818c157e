import { zeroCents } from '@dustforce/core/money'
import { refundWayText, refundWay as wayOf } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'
import type { LetterWords } from '../words/letter-words.ts'

/**
 * Says how a refund that a letter is about comes back.
 *
 * @param what 'The refund'
 * @param byCard what is said when all of it goes back to the card, in place of the usual words
 */
export function refundWay(
  { refundCents = zeroCents, offlineRefundCents = zeroCents, refundWaitsCents = zeroCents }: BookingFacts,
  words: LetterWords,
  what: string,
  byCard?: string,
): string {
  const refund = { refundCents, offlineRefundCents, refundWaitsCents }
  return byCard !== undefined && refundWaitsCents === 0 && wayOf(refund) === 'card'
    ? byCard
    : refundWayText(refund, what, words.business.policy, words.business.money, words.refundWords)
}
