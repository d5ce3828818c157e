import { type BusinessDate, type BusinessPolicy, businessDateOf } from '@dustforce/core/schedule'
import { isPaymentDue } from '../booking/pay-on-day.ts'
import { normalize } from '../booking/status.ts'

/** The facts that tell whether the office has to ask for a payment. */
export interface UnpaidVisitFacts {
  readonly bookingStatus: string | null
  readonly paymentStatus: string | null
  readonly bookingDate: BusinessDate | null
}

/**
 * Whether a visit is over, by its status or its date, and what was to be paid on the day is not paid.
 *
 * @param now epoch milliseconds
 * @example
 * isVisitUnpaid({ bookingStatus: 'completed', paymentStatus: 'due', bookingDate: null }, 0, gtaPolicy) // => true
 */
export function isVisitUnpaid(
  visit: UnpaidVisitFacts,
  now: number,
  { zone }: Pick<BusinessPolicy, 'zone'>,
): boolean {
  if (!isPaymentDue(visit)) return false
  const isOver = visit.bookingDate !== null && visit.bookingDate < businessDateOf(now, zone)
  return isOver || normalize(visit.bookingStatus) === 'completed'
}
