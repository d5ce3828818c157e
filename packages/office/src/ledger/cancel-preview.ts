import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, cents, percentOf } from '@dustforce/core/money'
import { type BusinessPolicy, formatInstant } from '@dustforce/core/schedule'
import { exactAmount } from '../company/index.ts'
import type { BookingTerms } from './booking-terms.ts'
import { freeHours, freeUntilOf, type NoticeFacts, noticeStart, refundPercentAt } from './notice.ts'
import {
  leftCentsOf,
  offlineCents,
  type PaymentLeft,
  type RefundSplit,
  refundWay,
  refundWayText,
  waitsCents,
} from './refund-ways.ts'
import { type ChargedTax, taxBackCents } from './tax-back.ts'

/** The amounts that cancelling refunds and keeps at an instant, in cents. */
export interface CancelPreview extends RefundSplit {
  readonly keptCents: Cents
  /** The amount that is left of each payment, from the oldest to the newest: what another amount would give back by which way. */
  readonly payments: readonly PaymentLeft[]
  /** The tax in what goes back. */
  readonly taxInRefundCents: Cents
  readonly refundPercent: number
  /** The last instant of a full refund, in epoch milliseconds; null when the booking has no date. */
  readonly freeUntil: number | null
  readonly explanation: string
  /** The start that is canceled, in words; null without a date. */
  readonly when: string | null
  /** The version of the terms that it follows from. */
  readonly terms: string
}

/** The facts that a cancellation's refund follows from. */
export interface CancelFacts extends NoticeFacts, ChargedTax {
  /** The amounts that are left of the booking's money, from the oldest payment to the newest. */
  readonly payments: readonly PaymentLeft[]
  readonly terms: BookingTerms
  /** When the customer last heard of the start: when it was paid, or moved. Epoch milliseconds. */
  readonly agreedAt: number
}

/**
 * Computes what cancelling gives back at an instant, by the terms of the booking: what is previewed is what is executed.
 *
 * @param now epoch milliseconds
 * @example
 * cancelPreview(facts, start - 48 * 3_600_000, policy, money).refundCents // => 33600
 */
export function cancelPreview(
  facts: CancelFacts,
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'refundBusinessDays'>,
  money: MoneyFormat,
): CancelPreview {
  const { payments, terms } = facts
  const left = leftCentsOf(payments)
  const start = noticeStart(facts)
  const refundPercent = refundPercentAt(terms.cancellation, start, now)
  const refundCents = percentOf(left, refundPercent, 1)
  const freeUntil = freeUntilOf(terms.cancellation, start)
  const keptCents = cents(left - refundCents)
  const refund = {
    ...{ refundCents, offlineRefundCents: offlineCents(payments, refundCents) },
    refundWaitsCents: waitsCents(payments, refundCents),
  }
  return {
    ...refund,
    keptCents,
    payments,
    taxInRefundCents: taxBackCents(facts, left, keptCents),
    refundPercent,
    freeUntil,
    explanation: explained(facts, { ...refund, left, refundPercent, freeUntil }, policy, money),
    when: facts.startsAt === null ? null : formatInstant(facts.startsAt, policy.zone),
    terms: terms.version,
  }
}

function explained(
  facts: CancelFacts,
  {
    left,
    refundPercent,
    freeUntil,
    ...refund
  }: RefundSplit & {
    readonly refundWaitsCents: Cents
    readonly left: Cents
    readonly refundPercent: number
    readonly freeUntil: number | null
  },
  { zone, refundBusinessDays }: Pick<BusinessPolicy, 'zone' | 'refundBusinessDays'>,
  money: MoneyFormat,
): string {
  if (left === 0) return 'Nothing has been paid, so there is nothing to refund.'
  if (refund.refundWaitsCents > 0)
    return `By the terms ${exactAmount(refund.refundCents, money)} would go back. ${refundWayText(refund, 'It', { refundBusinessDays }, money)}`
  const until = freeUntil === null ? null : formatInstant(freeUntil, zone)
  // Nobody can promise how long the office takes for what it pays back itself.
  const within = refundWay(refund) === 'card' ? `, within ${refundBusinessDays.join('-')} business days` : ''
  const amount = exactAmount(refund.refundCents, money)
  if (refundPercent === 100) {
    return `Full refund of ${amount}${until === null ? '' : ` until ${until}`}${within}.`
  }
  // A time that was over before the start was chosen is none that the customer has missed.
  if (freeUntil !== null && facts.lateSince === null && facts.agreedAt > freeUntil) {
    const why = `This start was chosen less than ${freeHours(facts.terms.cancellation)} hours before it`
    return refund.refundCents === 0
      ? `${why}: the booking is not refundable.`
      : `${why}: ${refundPercent}% is refunded, ${amount}${within}.`
  }
  const past = until === null ? '' : `The time for a full refund ended ${until}. `
  return refund.refundCents === 0
    ? `${past}The booking is no longer refundable.`
    : `${past}${refundPercent}% is refunded now: ${amount}${within}.`
}
