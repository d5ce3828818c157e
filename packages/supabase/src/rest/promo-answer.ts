import type { PromoCode } from '@dustforce/core/promo'
import { DollarsColumn, InstantColumn, NumberColumn } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'

const PromoRecord = Schema.Struct({
  code: Schema.String,
  is_active: Schema.Boolean,
  discount_type: Schema.Literals(['percentage', 'fixed']),
  discount_value: NumberColumn,
  valid_until: Schema.NullOr(InstantColumn),
  max_uses: Schema.NullOr(Schema.Int),
  current_uses: Schema.Int,
  min_order_amount: Schema.NullOr(DollarsColumn),
  first_time_only: Schema.Boolean,
})

/** The answer of `promo_lookup`: the record of a code, or null. */
export const PromoAnswer = Schema.NullOr(PromoRecord)

/** The record in core's words. */
export function promoCodeOf(record: typeof PromoAnswer.Type): PromoCode | null {
  if (record === null) return null
  return {
    code: record.code,
    isActive: record.is_active,
    discountType: record.discount_type,
    discountValue: record.discount_value,
    validUntil: record.valid_until,
    maxUses: record.max_uses,
    currentUses: record.current_uses,
    minOrderCents: record.min_order_amount,
    firstTimeOnly: record.first_time_only,
  }
}

/** Reads what `promo_lookup` returns, from outside input. */
export function readPromo(answer: unknown): PromoCode | null {
  return promoCodeOf(Schema.decodeUnknownSync(PromoAnswer)(answer))
}
