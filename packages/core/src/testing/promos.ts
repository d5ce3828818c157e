import fc from 'fast-check'
import { cents } from '../money/index.ts'
import type { PromoCode } from '../promo/index.ts'
import { discounts } from './quote-requests.ts'
import { instants } from './times.ts'

/** Promo codes of every kind, with and without limits. */
export function promoCodes(): fc.Arbitrary<PromoCode> {
  return fc
    .record({
      code: fc.stringMatching(/^[A-Z0-9]{3,12}$/),
      isActive: fc.boolean(),
      discount: discounts(),
      validUntil: fc.option(instants()),
      maxUses: fc.option(fc.nat(20)),
      currentUses: fc.nat(20),
      minOrderCents: fc.option(fc.nat(50_000).map(cents)),
      firstTimeOnly: fc.boolean(),
    })
    .map(({ discount, ...promo }) => ({
      ...promo,
      discountType: discount.type,
      discountValue: discount.type === 'fixed' ? discount.amountCents / 100 : discount.value,
    }))
}
