import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import { exactAmount } from '../company/index.ts'
import type { Translation } from '../language/translation.ts'
import { partsBack } from './parts-back.ts'
import * as english from './refund-words.en.ts'
import { sumCents } from './sum-cents.ts'

/** The amount that is left of a payment, in cents, and whether the office took it itself, without the payment provider. */
export interface PaymentLeft {
  readonly leftCents: Cents
  readonly isOffline: boolean
  /** The customer's bank looks at it: nothing of it is given back before that has ended. */
  readonly isDisputed?: boolean
}

/** Money that goes back, in cents, and how much of it the office pays back itself. */
export interface RefundSplit {
  readonly refundCents: Cents
  readonly offlineRefundCents: Cents
  /** The part of it that waits until a bank has decided; left out when nothing waits. */
  readonly refundWaitsCents?: Cents
}

/**
 * Sums what is left of all payments, in cents.
 *
 * @example
 * leftCentsOf([{ leftCents: cents(33600), isOffline: true }, { leftCents: cents(5000), isOffline: false }]) // => 38600
 */
export function leftCentsOf(payments: readonly PaymentLeft[]): Cents {
  return sumCents(payments.map(({ leftCents }) => leftCents))
}

/**
 * Computes how much of a refund the office pays back itself, in cents: every payment goes back the way it came, the newest first.
 *
 * @param payments from the oldest to the newest
 * @example
 * offlineCents([{ leftCents: cents(33600), isOffline: true }, { leftCents: cents(5000), isOffline: false }], cents(8000)) // => 3000
 */
export function offlineCents(payments: readonly PaymentLeft[], refundCents: Cents): Cents {
  return cents(
    partsBack(payments, refundCents, ({ leftCents }) => leftCents).reduce(
      (sum, { payment, part }) => sum + (payment.isOffline ? part : 0),
      0,
    ),
  )
}

/**
 * Computes how much of a refund waits until a bank has decided about the payment that it looks at, in cents.
 *
 * @param payments from the oldest to the newest
 * @example
 * waitsCents([{ leftCents: cents(33600), isOffline: false, isDisputed: true }], cents(8000)) // => 8000
 */
export function waitsCents(payments: readonly PaymentLeft[], refundCents: Cents): Cents {
  return cents(
    partsBack(payments, refundCents, ({ leftCents }) => leftCents).reduce(
      (sum, { payment, part }) => sum + (payment.isDisputed === true ? part : 0),
      0,
    ),
  )
}

/**
 * Computes how much of a refund goes back to cards, in cents.
 *
 * @example
 * cardCents({ refundCents: cents(8000), offlineRefundCents: cents(3000) }) // => 5000
 */
export function cardCents({ refundCents, offlineRefundCents }: RefundSplit): Cents {
  return cents(refundCents - offlineRefundCents)
}

/**
 * The way that a refund goes: back to the card, from the office itself, or in parts by both.
 *
 * @example
 * refundWay({ refundCents: cents(8000), offlineRefundCents: cents(3000) }) // => 'both'
 */
export function refundWay({ refundCents, offlineRefundCents }: RefundSplit): 'card' | 'offline' | 'both' {
  if (offlineRefundCents === 0) return 'card'
  return offlineRefundCents >= refundCents ? 'offline' : 'both'
}

/** The words of a language for how a refund comes back. */
export type RefundWords = Translation<typeof english>

/**
 * Tells a customer how a refund comes back.
 *
 * @param what goes back, as a sentence begins with it
 * @param words the language; the page's own when left out
 * @example
 * refundWayText({ refundCents: cents(8000), offlineRefundCents: cents(0) }, 'The refund', policy, money)
 * // => 'The refund goes back to the card you paid with; this takes 5–7 business days.'
 */
export function refundWayText(
  refund: RefundSplit,
  what: string,
  { refundBusinessDays }: Pick<BusinessPolicy, 'refundBusinessDays'>,
  money: MoneyFormat,
  words: RefundWords = english,
): string {
  const dollars = (amount: Cents) => exactAmount(amount, money)
  const { refundCents, offlineRefundCents, refundWaitsCents = zeroCents } = refund
  if (refundWaitsCents > 0) {
    const rest = cents(refundCents - refundWaitsCents)
    return `${words.bankLooks(dollars(refundWaitsCents))}${rest > 0 ? words.otherNow(dollars(rest)) : ''}`
  }
  const days = refundBusinessDays.join('–')
  switch (refundWay(refund)) {
    case 'card':
      return words.toCard(what, days)
    case 'offline':
      return words.byUs(what)
    case 'both':
      return words.bothWays(dollars(cardCents(refund)), days, dollars(offlineRefundCents))
  }
}
