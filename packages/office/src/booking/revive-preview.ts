import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import type { PaymentLeft } from '../ledger/refund-ways.ts'
import { type BookingMoney, keptCents } from './kept-cents.ts'
import { isPaid } from './occupies-day.ts'
import { normalize } from './status.ts'

/** Why a cancellation cannot be taken back: its refund is on its way, or the office has given money back another way. */
export type ReviveProblem = 'refund-due' | 'given-back-otherwise'

/** The result of taking a cancellation back, in cents. */
export interface RevivePreview {
  /** The amount that went back, or was lost to a bank, and is owed again. */
  readonly owedCents: Cents
  /** Of a refund that was refused: the money is here, and no longer promised to anyone. */
  readonly stillHereCents: Cents
  /** Null when it can be taken back. */
  readonly why: ReviveProblem | null
}

/** A canceled booking with what became of its money. */
export interface ReviveFacts extends BookingMoney {
  readonly paymentStatus: string
  readonly refundDue: boolean
  readonly attention: readonly string[]
  /** The amount that is left of each payment: less every refund ever written. */
  readonly payments: readonly PaymentLeft[]
}

/**
 * Computes what taking a cancellation back comes to: what has gone back of the price is owed again. A refund that was refused, and that nobody has
 * looked at yet, is not made; of any other that has failed, the office may have given the money back, so the story ends there.
 *
 * @example
 * revivePreview({ ...canceled, totalCents: cents(21500), refundedCents: cents(10000), payments: [{ leftCents: cents(11500), isOffline: false }] })
 * // => { owedCents: 10000, stillHereCents: 0, why: null }
 */
export function revivePreview(facts: ReviveFacts): RevivePreview {
  const { paymentStatus, refundDue, attention, payments, totalCents } = facts
  if (!isPaid(paymentStatus) && normalize(paymentStatus) !== 'refunded')
    return { owedCents: zeroCents, stillHereCents: zeroCents, why: null }
  const kept = keptCents(facts)
  const left = payments.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const failed = cents(Math.max(0, kept - left))
  const isRefused = attention.includes('refund-refused') && !attention.includes('refund-failed')
  return {
    owedCents: cents(totalCents - kept),
    stillHereCents: isRefused ? failed : zeroCents,
    why: refundDue ? 'refund-due' : failed > 0 && !isRefused ? 'given-back-otherwise' : null,
  }
}
