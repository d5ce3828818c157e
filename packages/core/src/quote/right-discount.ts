import type { Discount } from './quote-request.ts'

/** A million dollars, in cents. */
export const mostDiscountCents = 100_000_000

/** Whether what a request says of a discount is one. One with a label may add to the price. */
export function isDiscount(promo: Discount): boolean {
  const value = valueOfDiscount(promo) ?? Number.NaN
  if (promo?.type === 'percentage') return value >= 0 && value <= 100
  return Number.isInteger(value) && (value >= 0 || Boolean(promo.label)) && value <= mostDiscountCents
}

/** The number of a discount that says what discounts say and nothing else; undefined for anything else. */
export function valueOfDiscount(promo: Discount): number | undefined {
  const isFixed = promo?.type === 'fixed'
  const value: unknown = isFixed ? promo.amountCents : promo?.type === 'percentage' ? promo.value : undefined
  const fields = isFixed && promo.label ? 3 : 2
  return typeof value === 'number' && Object.keys(promo).length === fields ? value : undefined
}
