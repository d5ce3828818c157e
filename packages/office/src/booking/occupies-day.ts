import type { BusinessPolicy } from '@dustforce/core/schedule'
import { normalize } from './status.ts'

/** The facts that decide whether a booking takes a place of its day. */
export interface OccupancyFacts {
  readonly paymentStatus: string | null
  readonly bookingStatus: string | null
}

/**
 * Whether a booking takes one of its day's places: it is sold, and its status is one that the policy counts.
 *
 * @example
 * occupiesDay({ paymentStatus: 'paid', bookingStatus: 'assigned' }, gtaPolicy) // => true
 */
export function occupiesDay(
  booking: OccupancyFacts,
  policy: Pick<BusinessPolicy, 'occupyingStatuses'>,
): boolean {
  const status = normalize(booking.bookingStatus)
  return isSold(booking.paymentStatus) && policy.occupyingStatuses.some((occupying) => occupying === status)
}

/**
 * Whether a stored payment status means that the money has arrived and not gone back.
 *
 * @example
 * isPaid('completed') // => true
 */
export function isPaid(paymentStatus: string | null): boolean {
  const status = normalize(paymentStatus)
  return status === 'paid' || status === 'completed'
}

/**
 * Whether a stored payment status means that the booking is sold: paid, to be paid on the day of the visit, or to be charged before it.
 *
 * @example
 * isSold('due') // => true
 */
export function isSold(paymentStatus: string | null): boolean {
  const status = normalize(paymentStatus)
  return isPaid(status) || status === 'due' || status === 'arranged'
}
