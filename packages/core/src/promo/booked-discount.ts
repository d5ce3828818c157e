import type { PriceBook } from '../catalogue/index.ts'
import type { Cents } from '../money/index.ts'
import { roundingStep } from '../money/percent-of.ts'
import { discountOf } from '../quote/discount-of.ts'
import type { Discount } from '../quote/index.ts'
import { discountBy } from './evaluate-promo.ts'
import type { PromoCode } from './promo-code.ts'

/**
 * The discount that a booking has, for pricing it again: that of its code while the code still says what it said, otherwise the amount in cents that
 * was agreed to. Null without one. A code that has ended, or was used up since, stays claimed.
 *
 * @param promo the record of the booking's code; null when there is none any more
 * @example
 * bookedDiscount(null, { subtotalCents: cents(33000), discountCents: cents(3300) }, gtaPriceBook)
 * // => { type: 'fixed', amountCents: 3300 }
 */
export function bookedDiscount(
  promo: PromoCode | null,
  { subtotalCents, discountCents }: { readonly subtotalCents: Cents; readonly discountCents: Cents },
  { currency, rounding }: Pick<PriceBook, 'currency' | 'rounding'>,
): Discount | null {
  if (discountCents === 0) return null
  const discount = promo === null ? null : discountBy(promo, currency)
  const isAsItWas =
    discount !== null &&
    discountOf(discount, subtotalCents, roundingStep(rounding, currency)) === discountCents
  return isAsItWas ? discount : { type: 'fixed', amountCents: discountCents }
}
