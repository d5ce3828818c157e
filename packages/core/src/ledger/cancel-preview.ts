import { gtaMoney } from '../company/index.ts'
import { type Cents, cents, formatMoney, percentOf } from '../money/index.ts'
import { type BusinessPolicy, formatInstant } from '../schedule/index.ts'
import type { BookingTerms } from './booking-terms.ts'
import { freeUntilOf, type NoticeFacts, noticeStart, refundPercentAt } from './notice.ts'
import { type ChargedTax, taxBackCents } from './tax-back.ts'

/** What cancelling refunds and keeps at an instant, in cents. */
export interface CancelPreview {
  readonly refundCents: Cents
  readonly keptCents: Cents
  /** The tax in what goes back. */
  readonly taxInRefundCents: Cents
  readonly refundPercent: number
  /** The last instant of a full refund, in epoch milliseconds; null when the booking has no date. */
  readonly freeUntil: number | null
  readonly explanation: string
  /** The version of the terms that it follows from. */
  readonly terms: string
}

/** What a cancellation's refund follows from. */
export interface CancelFacts extends NoticeFacts, ChargedTax {
  /** What is left of the booking's money. */
  readonly leftCents: Cents
  readonly terms: BookingTerms
}

/**
 * What cancelling gives back at an instant, by the terms of the booking: what is previewed is what is executed.
 *
 * @param now epoch milliseconds
 * @example
 * cancelPreview(facts, start - 48 * 3_600_000, gtaPolicy).refundCents // => 33600
 */
export function cancelPreview(
  facts: CancelFacts,
  now: number,
  policy: Pick<BusinessPolicy, 'zone' | 'refundBusinessDays'>,
): CancelPreview {
  const { leftCents: left, terms } = facts
  const start = noticeStart(facts)
  const refundPercent = refundPercentAt(terms.cancellation, start, now)
  const refundCents = percentOf(left, refundPercent, 1)
  const freeUntil = freeUntilOf(terms.cancellation, start)
  const keptCents = cents(left - refundCents)
  return {
    refundCents,
    keptCents,
    taxInRefundCents: taxBackCents(facts, left, keptCents),
    refundPercent,
    freeUntil,
    explanation: explained({ left, refundCents, refundPercent, freeUntil }, policy),
    terms: terms.version,
  }
}

function explained(
  {
    left,
    refundCents,
    refundPercent,
    freeUntil,
  }: {
    readonly left: Cents
    readonly refundCents: Cents
    readonly refundPercent: number
    readonly freeUntil: number | null
  },
  { zone, refundBusinessDays }: Pick<BusinessPolicy, 'zone' | 'refundBusinessDays'>,
): string {
  if (left === 0) return 'Nothing has been paid, so there is nothing to refund.'
  const until = freeUntil === null ? null : formatInstant(freeUntil, zone)
  const within = `within ${refundBusinessDays.join('-')} business days`
  const amount = formatMoney(refundCents, { ...gtaMoney, decimals: 2 })
  if (refundPercent === 100) {
    return `Full refund of ${amount}${until === null ? '' : ` until ${until}`}, ${within}.`
  }
  const past = until === null ? '' : `The time for a full refund ended ${until}. `
  return refundCents === 0
    ? `${past}The booking is not refundable any more.`
    : `${past}${refundPercent}% is refunded now: ${amount}, ${within}.`
}
