import { type Cents, cents } from '@dustforce/core/money'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import { isSold, occupiesDay } from '../booking/occupies-day.ts'
import { isPaymentDue } from '../booking/pay-on-day.ts'
import { displayStatus, type StatusFacts } from '../booking/status.ts'
import { refundWay } from '../ledger/index.ts'

/** The columns of a booking that tell what the office can change about it. */
export interface OfficeChangeFacts extends StatusFacts {
  readonly paymentStatus: string | null
}

/** The consequence of a change of the price: nothing, the difference by a link or on the day, or that money goes back. */
export type ChangeConsequence =
  | 'same'
  | 'on-the-day'
  | 'link'
  | 'refund'
  | 'offline-refund'
  | 'refund-both-ways'

/**
 * Whether the office can change what was booked: it is sold, and neither over nor canceled.
 *
 * @example
 * canChange({ paymentStatus: 'paid', bookingStatus: 'completed' }) // => false
 */
export function canChange(booking: OfficeChangeFacts): boolean {
  const status = displayStatus(booking)
  return isSold(booking.paymentStatus) && status !== 'canceled' && status !== 'completed'
}

/**
 * Whether the office can move a booking: it takes a place, and is still to be done.
 *
 * @example
 * canMove({ paymentStatus: 'paid', bookingStatus: 'completed' }, gtaPolicy) // => false
 */
export function canMove(
  booking: OfficeChangeFacts,
  policy: Pick<BusinessPolicy, 'occupyingStatuses'>,
): boolean {
  return occupiesDay(booking, policy) && displayStatus(booking) !== 'completed'
}

/**
 * Tells what follows from a change of a booking's price.
 *
 * @param differenceCents to pay when above zero, to give back when below
 * @param offlineRefundCents what of it the office pays back itself
 * @example
 * changeConsequence({ paymentStatus: 'paid', bookingStatus: 'confirmed' }, cents(-1700), cents(700)) // => 'refund-both-ways'
 */
export function changeConsequence(
  booking: OfficeChangeFacts,
  differenceCents: Cents,
  offlineRefundCents: Cents,
): ChangeConsequence {
  if (differenceCents === 0) return 'same'
  if (isPaymentDue(booking)) return 'on-the-day'
  if (differenceCents > 0) return 'link'
  return refundConsequences[refundWay({ refundCents: cents(-differenceCents), offlineRefundCents })]
}

const refundConsequences = { card: 'refund', offline: 'offline-refund', both: 'refund-both-ways' } as const
