import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, zeroCents } from '@dustforce/core/money'
import { cardCents, offlineCents, type RefundSplit, refundWay, waitsCents } from '@dustforce/office/ledger'
import type { CancelOffer } from '@dustforce/supabase/admin'
import { amount } from '../booking-words.ts'

/** An amount that a cancellation gives back, with what of it the office pays back itself. */
export function splitOf({ payments }: CancelOffer, refundCents: Cents): RefundSplit {
  return {
    ...{ refundCents, offlineRefundCents: offlineCents(payments, refundCents) },
    refundWaitsCents: waitsCents(payments, refundCents),
  }
}

/**
 * Tells the office how money goes back, and what is left for it to do.
 *
 * @param what 'the difference'
 */
export function refundWords(refund: RefundSplit, what: string, money: MoneyFormat): string {
  const { offlineRefundCents, refundWaitsCents = zeroCents } = refund
  if (refundWaitsCents > 0)
    return `The customer’s bank is looking at ${amount(refundWaitsCents, money)} of what was paid. Nothing of that goes back before it has decided.`
  switch (refundWay(refund)) {
    case 'card':
      return `${what.replace(/^t/, 'T')} goes back to the card that paid.`
    case 'offline':
      return `The office took this payment itself and pays ${what} back; then record the refund here.`
    case 'both':
      return `${amount(cardCents(refund), money)} goes back to the card that paid. The office took the other ${amount(offlineRefundCents, money)} itself and pays that back; then record the refund here.`
  }
}

/** The same of a cancellation; null where all of it goes back by itself, or nothing does. */
export function offlineWords(offer: CancelOffer, refundCents: Cents, money: MoneyFormat): string | null {
  const refund = splitOf(offer, refundCents)
  return refundWay(refund) === 'card' && refund.refundWaitsCents === zeroCents
    ? null
    : refundWords(refund, 'the money', money)
}
