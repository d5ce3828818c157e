import type { Discount } from './quote-request.ts'
import { isDiscount, mostDiscountCents, valueOfDiscount } from './right-discount.ts'

/** Describes what is wrong with a discount; undefined when nothing is. */
export function discountProblem(promo: Discount): string | undefined {
  if (isDiscount(promo)) return undefined
  const value = valueOfDiscount(promo)
  if (value === undefined) return "must be { type: 'percentage', value } or { type: 'fixed', amountCents }"
  if (promo.type === 'percentage' && value > 100) return `A percentage cannot exceed 100, not ${value}`
  if (value > mostDiscountCents) return `A discount must be at most ${mostDiscountCents} cents, not ${value}`
  return promo.type === 'fixed' && value > 0
    ? `A fixed discount must be whole cents, not ${value}`
    : `A discount must be a number from 0, not ${value}`
}
