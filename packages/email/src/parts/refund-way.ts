import { zeroCents } from '@dustforce/core/money'
import type { Business } from '@dustforce/office/company'
import { refundWayText, refundWay as wayOf } from '@dustforce/office/ledger'
import type { BookingFacts } from '@dustforce/workflows/ports'

/**
 * How a refund that a letter is about comes back.
 *
 * @param what 'The refund'
 * @param byCard what is said when all of it goes back to the card, in place of the usual words
 */
export function refundWay(
  { refundCents = zeroCents, offlineRefundCents = zeroCents, refundWaitsCents = zeroCents }: BookingFacts,
  what: string,
  { policy, money }: Business,
  byCard?: string,
): string {
  const refund = { refundCents, offlineRefundCents, refundWaitsCents }
  return byCard !== undefined && refundWaitsCents === 0 && wayOf(refund) === 'card'
    ? byCard
    : refundWayText(refund, what, policy, money)
}
