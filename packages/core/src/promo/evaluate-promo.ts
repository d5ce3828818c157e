import { gtaPriceBook, type Tax } from '../catalogue/index.ts'
import { type Cents, cents, type Rounding } from '../money/index.ts'
import { discountOf } from '../quote/discount-of.ts'
import type { Discount } from '../quote/index.ts'
import { taxOf } from '../quote/tax-of.ts'
import type { PromoCode } from './promo-code.ts'

/** The facts that a promo code is evaluated against. */
export interface PromoContext {
  readonly subtotalCents: Cents
  /** Epoch milliseconds. */
  readonly now: number
  /** Whether the customer has never paid for a booking; null while the e-mail address is not known. */
  readonly firstTime: boolean | null
  /** The price book's rounding; whole dollars unless given. */
  readonly rounding?: Rounding
  /** The price book's tax; Ontario's unless given. */
  readonly tax?: Tax
}

/** The least that a card can be charged, in cents; nothing at all needs no card. */
export const leastChargeCents: Cents = cents(50)

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
 * Evaluates a promo code. A code that fails in several ways is refused for the first in this order: unknown, inactive, expired, limit
 * reached, minimum not met, first-time only, too little left to be charged. One code applies to a booking: codes do not stack. While the e-mail address is unknown, the customer counts as new.
 *
 * @param promo the looked-up record, or null when there is none
 * @example
 * evaluatePromo(null, { subtotalCents: cents(33000), now: 0, firstTime: true }) // => { ok: false, reason: 'unknown' }
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
  const rounding = context.rounding ?? 'dollar'
  const discount: Discount = { type: promo.discountType, value: promo.discountValue }
  const discountCents = discountOf(discount, cents(context.subtotalCents), rounding)
  const leftCents = cents(context.subtotalCents - discountCents)
  const tax = context.tax ?? gtaPriceBook.tax
  const totalCents = leftCents + (tax.mode === 'added' ? taxOf(tax, leftCents, rounding) : 0)
  if (totalCents > 0 && totalCents < leastChargeCents) {
    return { ok: false, reason: 'too-little-left', leastCents: leastChargeCents }
  }
  return { ok: true, code: promo.code, discount, discountCents }
}
