import type { PriceBook } from '../catalogue/index.ts'
import { minorUnitsOf } from '../money/currency.ts'
import { type Cents, cents, zeroCents } from '../money/index.ts'
import { roundingStep } from '../money/percent-of.ts'
import { discountOf } from '../quote/discount-of.ts'
import type { Discount } from '../quote/index.ts'
import { taxesOf } from '../quote/taxes-of.ts'
import type { PromoCode } from './promo-code.ts'

/** The facts that a promo code is evaluated against. */
export interface PromoContext {
  readonly subtotalCents: Cents
  /** What other discounts take off before it, such as that of a frequency. */
  readonly alreadyOffCents?: Cents | undefined
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the customer has never paid for a booking; null while the e-mail address is not known. */
  readonly firstTime: boolean | null
  /** The prices that the subtotal was made from. */
  readonly book: Pick<PriceBook, 'currency' | 'rounding' | 'taxes' | 'minimumTotal'>
}

/** Why a promo code is refused. */
export type PromoRejection =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'inactive' }
  | { readonly reason: 'expired' }
  | { readonly reason: 'limit-reached' }
  | { readonly reason: 'minimum-not-met'; readonly minimumCents: Cents }
  | { readonly reason: 'first-time-only' }
  | { readonly reason: 'too-little-left'; readonly leastCents: Cents }

/** A promo code that applies, with what it takes off in cents, or the one reason why it does not. */
export type PromoResult =
  | { readonly ok: true; readonly code: string; readonly discount: Discount; readonly discountCents: Cents }
  | ({ readonly ok: false } & PromoRejection)

/**
 * Judges a promo code. A code that fails in several ways is refused for the first in this order: unknown, inactive, expired, limit
 * reached, minimum not met, first-time only, too little left to be charged. One code applies to a booking: codes do not stack. An unknown customer is given the benefit
 * of the doubt until the e-mail address is known.
 *
 * @param promo the looked-up record, or null when there is none
 * @example
 * evaluatePromo(null, { subtotalCents: cents(33000), now: 0, firstTime: true, book: gtaPriceBook }) // => { ok: false, reason: 'unknown' }
 */
export function evaluatePromo(promo: PromoCode | null, context: PromoContext): PromoResult {
  if (promo === null) return { ok: false, reason: 'unknown' }
  if (!promo.isActive) return { ok: false, reason: 'inactive' }
  if (promo.validUntil !== null && context.now > promo.validUntil) return { ok: false, reason: 'expired' }
  if (promo.maxUses !== null && promo.currentUses >= promo.maxUses)
    return { ok: false, reason: 'limit-reached' }
  if (promo.minOrderCents !== null && context.subtotalCents < promo.minOrderCents) {
    return { ok: false, reason: 'minimum-not-met', minimumCents: promo.minOrderCents }
  }
  if (promo.firstTimeOnly && context.firstTime === false) return { ok: false, reason: 'first-time-only' }
  const { book } = context
  const discount = discountBy(promo, book.currency)
  const beforeCents = cents(context.subtotalCents - (context.alreadyOffCents ?? 0))
  const discountCents = discountOf(discount, beforeCents, roundingStep(book.rounding, book.currency))
  const leftCents = cents(beforeCents - discountCents)
  const { minimumTotal = zeroCents } = book
  const totalCents = taxesOf(book, leftCents).reduce<number>((sum, tax) => sum + tax.amountCents, leftCents)
  if (totalCents > 0 && totalCents < minimumTotal) {
    return { ok: false, reason: 'too-little-left', leastCents: minimumTotal }
  }
  return { ok: true, code: promo.code, discount, discountCents }
}

/** The discount of a record, whose fixed ones are in whole units of the currency. */
export function discountBy(
  { discountType: type, discountValue: value }: PromoCode,
  currency: string,
): Discount {
  return type === 'percentage' ? { type, value } : { type, amountCents: minorUnitsOf(value, currency) }
}
