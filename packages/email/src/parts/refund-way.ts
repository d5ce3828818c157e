import { refundWayText, refundWay as wayOf } from '@dustforce/core/ledger'
import { zeroCents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import type { BookingFacts } from '@dustforce/ports'

/**
 * How a refund that a letter is about comes back.
 *
 * @param what 'The refund'
 * @param byCard what is said when all of it goes back to the card, in place of the usual words
 */
export function refundWay(
  { refundCents = zeroCents, refundByHandCents = zeroCents }: BookingFacts,
  what: string,
  byCard?: string,
): string {
  const refund = { refundCents, refundByHandCents }
  return byCard !== undefined && wayOf(refund) === 'card' ? byCard : refundWayText(refund, what, gtaPolicy)
}
