import { type PriceBook, startingPrice } from '@dustforce/core/catalogue'
import { type Cents, cents, minorUnitsOf, roundingStep } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import type { PromoCode } from '@dustforce/core/promo'
import { discountOf } from '@dustforce/core/quote/parts'
import type { BusinessPolicy } from '@dustforce/core/schedule'

/** A booking's price, what a code takes off it, and what its cleaner gets, in cents and before tax. */
export interface MarginAmounts {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly payCents: Cents
}

/** The amount that the discount and the cleaner leave of a price. */
export interface Margin {
  readonly leftCents: Cents
  /** `loss`: less is left than the cleaner gets; `thin`: less than `thinMarginPercent` of the price is left for the company. */
  readonly problem: 'loss' | 'thin' | null
}

/** Below what share of the price, in percent, a margin is one to warn of. */
export const thinMarginPercent = 20

/**
 * Computes what a discount and the cleaner leave of a price, before tax, and whether that is too little.
 *
 * @example
 * marginAfterPay({ subtotalCents: cents(20000), discountCents: cents(12000), payCents: cents(10000) }) // => { leftCents: -2000, problem: 'loss' }
 */
export function marginAfterPay({ subtotalCents, discountCents, payCents }: MarginAmounts): Margin {
  const leftCents = cents(subtotalCents - discountCents - payCents)
  if (leftCents < 0) return { leftCents, problem: 'loss' }
  return { leftCents, problem: leftCents * 100 < subtotalCents * thinMarginPercent ? 'thin' : null }
}

/**
 * Computes what a promo code leaves of the smallest order that it applies to, with the suggested pay: a fixed discount is worst for it, a percentage
 * the same for all except for rounding.
 *
 * @example
 * promoMargin({ discountType: 'percentage', discountValue: 60, minOrderCents: null }, { book: gtaPriceBook, policy: gtaPolicy }).problem // => 'loss'
 */
export function promoMargin(
  promo: Pick<PromoCode, 'discountType' | 'discountValue' | 'minOrderCents'>,
  {
    book,
    policy,
  }: { readonly book: PriceBook; readonly policy: Pick<BusinessPolicy, 'contractorPayPercent'> },
): MarginAmounts & Margin {
  const cheapest = Math.min(...Object.keys(book.services).map((service) => startingPrice(book, service)))
  const subtotalCents = cents(Math.max(promo.minOrderCents ?? 0, cheapest))
  const discount =
    promo.discountType === 'percentage'
      ? ({ type: 'percentage', value: promo.discountValue } as const)
      : ({ type: 'fixed', amountCents: minorUnitsOf(promo.discountValue, book.currency) } as const)
  const amounts = {
    subtotalCents,
    discountCents: discountOf(discount, subtotalCents, roundingStep(book.rounding, book.currency)),
    payCents: suggestedPay(subtotalCents, policy),
  }
  return { ...amounts, ...marginAfterPay(amounts) }
}
