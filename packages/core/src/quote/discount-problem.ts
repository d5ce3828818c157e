import type { Discount } from './quote-request.ts'

/** A million dollars, in cents. */
const mostDiscount = 100_000_000

/** What is wrong with a discount; undefined when nothing is. One with a label may add to the price. */
export function discountProblem(promo: Discount): string | undefined {
  const isFixed = promo?.type === 'fixed'
  const value: unknown = isFixed ? promo.amountCents : promo?.type === 'percentage' ? promo.value : undefined
  const label = isFixed && promo.label
  let keys = label ? -1 : 0
  for (const _ in promo) keys += 1
  if (typeof value !== 'number' || keys !== 2)
    return "must be { type: 'percentage', value } or { type: 'fixed', amountCents }"
  if (!((label || value >= 0) && value <= mostDiscount))
    return `A discount must be a number from 0, not ${value}`
  if (!isFixed && value > 100) return `A percentage cannot exceed 100, not ${value}`
  return isFixed && !Number.isInteger(value)
    ? `A fixed discount must be whole cents, not ${value}`
    : undefined
}
