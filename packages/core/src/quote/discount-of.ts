import { type Cents, cents, percentOf } from '../money/index.ts'
import type { Discount } from './quote-request.ts'

/**
 * Computes what a discount takes off an amount, in cents: a rounded percentage or a fixed amount; never more than the amount.
 *
 * @param step what a percentage is rounded to, in cents
 * @example
 * discountOf({ type: 'percentage', value: 10 }, cents(33000), 100) // => 3300
 */
export function discountOf(discount: Discount, amount: Cents, step: number): Cents {
  const wanted =
    discount.type === 'percentage' ? percentOf(amount, discount.value, step) : discount.amountCents
  return cents(Math.min(wanted, amount))
}
