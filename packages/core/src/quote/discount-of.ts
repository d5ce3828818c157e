import { type Cents, cents, centsFromDollars, percentOf, type Rounding } from '../money/index.ts'
import type { Discount } from './quote-request.ts'

/**
 * What a discount takes off a subtotal, in cents: a percentage rounded by the book's policy, or a fixed amount; never more than the
 * subtotal.
 *
 * @example
 * discountOf({ type: 'percentage', value: 10 }, cents(33000), 'dollar') // => 3300
 */
export function discountOf(discount: Discount, subtotal: Cents, rounding: Rounding): Cents {
  const wanted =
    discount.type === 'percentage'
      ? percentOf(subtotal, discount.value, rounding)
      : centsFromDollars(discount.value)
  return cents(Math.min(wanted, subtotal))
}
