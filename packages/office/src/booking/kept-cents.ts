import { type Cents, cents } from '@dustforce/core/money'

/** The amount that was paid for a booking, and what of it has gone, in cents; what is left out is nothing. */
export interface BookingMoney {
  readonly totalCents: Cents
  readonly refundedCents?: Cents
  /** Taken away by disputes that were lost. */
  readonly lostCents?: Cents
}

/**
 * Computes what is kept of a booking's price: the total less what was refunded or lost in a dispute, in cents, never below zero.
 *
 * @example
 * keptCents({ totalCents: cents(33600), refundedCents: cents(5000) }) // => 28600
 */
export function keptCents({
  totalCents,
  refundedCents = cents(0),
  lostCents = cents(0),
}: BookingMoney): Cents {
  return cents(Math.max(0, totalCents - refundedCents - lostCents))
}
