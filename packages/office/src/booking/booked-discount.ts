import type { PriceBook } from '@dustforce/core/catalogue'
import type { Cents } from '@dustforce/core/money'
import { roundingStep } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { discountBy } from '@dustforce/core/promo'
import type { Discount } from '@dustforce/core/quote'
import { discountOf } from '@dustforce/core/quote/parts'
import { agreedDifference } from './agreed-difference.ts'

/** The listed price of a booking, and what was taken off. */
export interface BookedDiscount {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  /** It is the difference to a price that was agreed on, and stays as it is. */
  readonly isAgreed?: boolean
}

/**
 * The discount that a booking has, for pricing it again: that of its code while the code still says what it said, otherwise the amount in cents that
 * was agreed to. Null without one. A code that has ended, or was used up since, stays claimed.
 *
 * @param promo the record of the booking's code; null when it no longer exists
 * @example
 * bookedDiscount(null, { subtotalCents: cents(33000), discountCents: cents(3300) }, gtaPriceBook)
 * // => { type: 'fixed', amountCents: 3300 }
 */
export function bookedDiscount(
  promo: PromoCode | null,
  { subtotalCents, discountCents, isAgreed = false }: BookedDiscount,
  { currency, rounding }: Pick<PriceBook, 'currency' | 'rounding'>,
): Discount | null {
  if (discountCents === 0) return null
  if (isAgreed) return agreedDifference(discountCents)
  const discount = promo === null ? null : discountBy(promo, currency)
  const isAsItWas =
    discount !== null &&
    discountOf(discount, subtotalCents, roundingStep(rounding, currency)) === discountCents
  return isAsItWas ? discount : { type: 'fixed', amountCents: discountCents }
}

/** The state of a discount after a change: whether it falls away or comes back. */
export interface DiscountAfter {
  readonly discount: Discount | null
  /** Null when the booking has it, or not, as before. */
  readonly turn: 'falls-away' | 'comes-back' | null
}

/**
 * The discount of a booking after its order changes: below the code's minimum there is none, and above it the discount applies again. A minimum
 * that was raised since, above what was agreed to, is not asked.
 *
 * @param subtotalCents of the order that is asked for
 * @example
 * discountAfter(null, { subtotalCents: cents(33000), discountCents: cents(3300) }, cents(10000), gtaPriceBook).turn // => null
 */
export function discountAfter(
  promo: PromoCode | null,
  booked: BookedDiscount,
  subtotalCents: Cents,
  book: Pick<PriceBook, 'currency' | 'rounding'>,
): DiscountAfter {
  const discount = bookedDiscount(promo, booked, book)
  const minimumCents = promo?.minOrderCents ?? null
  if (promo === null || minimumCents === null) return { discount, turn: null }
  const isAbove = subtotalCents >= minimumCents
  const wasAbove = booked.subtotalCents >= minimumCents
  if (discount !== null && wasAbove && !isAbove) return { discount: null, turn: 'falls-away' }
  if (discount === null && !wasAbove && isAbove)
    return { discount: discountBy(promo, book.currency), turn: 'comes-back' }
  return { discount, turn: null }
}
