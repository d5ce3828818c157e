import { type Cents, cents } from '@dustforce/core/money'
import { sumCents } from './sum-cents.ts'

/** Money that moved on a day; null where the day is not known. */
export interface MovedMoney {
  readonly amountCents: Cents
  /** Epoch milliseconds. */
  readonly paidAt: number | null
}

/** The facts about a booking's money, in cents. */
export interface BookingMoney {
  readonly payments: readonly MovedMoney[]
  /** Taken by lost disputes. */
  readonly lostCents: Cents
  /** Reported as given back. */
  readonly returnedCents: Cents
  /** Paid, less what was lost and every refund ever written. */
  readonly keptCents: Cents
}

/**
 * Computes the part of a booking's money that has left the company and has not arrived, in cents.
 *
 * @example
 * onItsWayCents({ payments: [{ amountCents: cents(9000), paidAt: 0 }], lostCents: cents(0), returnedCents: cents(0), keptCents: cents(4000) }) // => 5000
 */
export function onItsWayCents({ payments, lostCents, returnedCents, keptCents }: BookingMoney): Cents {
  const paidCents = sumCents(payments.map(({ amountCents }) => amountCents))
  return cents(Math.max(0, paidCents - lostCents - returnedCents - keptCents))
}

/**
 * Lists what has gone back, refund by refund; what was given back without a refund of ours is one more.
 *
 * @param refundedAt when the last of it went back, in epoch milliseconds
 * @example
 * refundsMade({ refunds: [], returnedCents: cents(500), refundedAt: null }) // => [{ amountCents: 500, paidAt: null }]
 */
export function refundsMade({
  refunds,
  returnedCents,
  refundedAt,
}: {
  readonly refunds: readonly MovedMoney[]
  readonly returnedCents: Cents
  readonly refundedAt: number | null
}): readonly MovedMoney[] {
  const otherCents = cents(returnedCents - sumCents(refunds.map(({ amountCents }) => amountCents)))
  return otherCents > 0 ? [...refunds, { amountCents: otherCents, paidAt: refundedAt }] : refunds
}
