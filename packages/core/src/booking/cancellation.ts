import { gtaMoney } from '../company/index.ts'
import { type Cents, formatMoney, zeroCents } from '../money/index.ts'
import {
  type BusinessDate,
  type BusinessPolicy,
  formatInstant,
  gtaPolicy,
  instantOf,
  type MinuteOfDay,
} from '../schedule/index.ts'
import { type BookingMoney, keptCents } from './kept-cents.ts'
import { isPaid } from './occupies-day.ts'

/** The start time assumed for a booking without one: 9:00 AM. */
export const defaultMinute: MinuteOfDay = 540

/** The facts that a cancellation depends on. */
export interface CancellationFacts extends BookingMoney {
  readonly bookingDate: BusinessDate | null
  readonly bookingMinute: MinuteOfDay | null
  readonly paymentStatus: string
}

/** What cancelling now refunds and keeps. */
export interface Cancellation {
  readonly refundCents: Cents
  /** What the company keeps. */
  readonly feeCents: Cents
  /** The last instant of a full refund, in epoch milliseconds; null when the booking has no date. */
  readonly freeUntil: number | null
  /** Whether the customer may choose another time without asking; within the last day it depends on availability. */
  readonly canReschedule: boolean
  readonly explanation: string
}

const hourMs = 3_600_000

/**
 * What a policy with one free notice refunds when a booking is canceled at an instant: all that is kept of its payment until then, nothing after. A
 * booking that keeps its own terms is asked with `cancelPreview`.
 *
 * @param now epoch milliseconds
 * @example
 * cancellation(booking, now).refundCents // => 33600
 */
export function cancellation(
  booking: CancellationFacts,
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'freeCancellationHours' | 'refundBusinessDays'> = gtaPolicy,
): Cancellation {
  const { bookingDate, bookingMinute } = booking
  const kept = keptCents(booking)
  const hours = policy.freeCancellationHours
  const freeUntil =
    bookingDate === null
      ? null
      : instantOf(bookingDate, bookingMinute ?? defaultMinute, policy.zone) - hours * hourMs
  const canReschedule = freeUntil === null || now <= freeUntil
  if (!isPaid(booking.paymentStatus)) {
    const explanation = 'Nothing has been paid, so there is nothing to refund.'
    return { refundCents: zeroCents, feeCents: zeroCents, freeUntil, canReschedule, explanation }
  }
  if (canReschedule) {
    const days = policy.refundBusinessDays.join('-')
    const until = freeUntil === null ? '' : ` until ${formatInstant(freeUntil, policy.zone)}`
    const explanation = `Full refund of ${formatMoney(kept, { ...gtaMoney, decimals: 2 })}${until}, within ${days} business days.`
    return { refundCents: kept, feeCents: zeroCents, freeUntil, canReschedule, explanation }
  }
  const explanation = `Less than ${hours} hours before the start, a booking is not refundable.`
  return { refundCents: zeroCents, feeCents: kept, freeUntil, canReschedule, explanation }
}
