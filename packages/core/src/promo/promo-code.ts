import type { Cents } from '../money/index.ts'

/** A promo code's record. */
export interface PromoCode {
  readonly code: string
  readonly isActive: boolean
  readonly discountType: 'percentage' | 'fixed'
  /** Percent for a percentage, dollars for a fixed discount. */
  readonly discountValue: number
  /** The last instant at which it is valid, in epoch milliseconds; null never expires. */
  readonly validUntil: number | null
  /** null is unlimited. */
  readonly maxUses: number | null
  readonly currentUses: number
  readonly minOrderCents: Cents | null
  readonly firstTimeOnly: boolean
}

/**
 * A promo code as it is looked up: without surrounding spaces, in upper case.
 *
 * @example
 * normalizePromoCode(' welcome10 ') // => 'WELCOME10'
 */
export function normalizePromoCode(code: string): string {
  return code.trim().toUpperCase()
}
