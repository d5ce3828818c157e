import { refundWayText } from '@dustforce/core/ledger'
import { zeroCents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import type { BookingFacts } from '@dustforce/ports'

/**
 * How a refund that a letter is about comes back.
 *
 * @param what 'The refund'
 */
export function refundWay(
  { refundCents = zeroCents, refundByHandCents = zeroCents }: BookingFacts,
  what: string,
): string {
  return refundWayText({ refundCents, refundByHandCents }, what, gtaPolicy)
}
