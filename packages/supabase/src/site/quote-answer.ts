import { isCents } from '@dustforce/core/money'
import type { QuoteLine } from '@dustforce/core/quote'
import { WholeCents } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'

const rules: Record<QuoteLine['rule'], true> = {
  'base-price': true,
  beyond: true,
  tier: true,
  minimum: true,
  'minimum-charge': true,
  'add-on': true,
  charge: true,
  frequency: true,
  discount: true,
  tax: true,
}

/** A line by what is shown of it; its inputs are the server's word. */
const Line = Schema.declare<QuoteLine>(
  (value): value is QuoteLine =>
    typeof value === 'object' &&
    value !== null &&
    'rule' in value &&
    typeof value.rule === 'string' &&
    Object.hasOwn(rules, value.rule) &&
    'label' in value &&
    typeof value.label === 'string' &&
    'inputs' in value &&
    typeof value.inputs === 'object' &&
    value.inputs !== null &&
    'amountCents' in value &&
    isCents(value.amountCents),
)

/** The quote that the server would charge, in cents. */
export const QuoteAnswer = Schema.Struct({
  priceBook: Schema.String,
  currency: Schema.String,
  service: Schema.String,
  lines: Schema.Array(Line),
  baseCents: WholeCents,
  addOnsCents: WholeCents,
  chargesCents: WholeCents,
  subtotalCents: WholeCents,
  discountCents: WholeCents,
  taxCents: WholeCents,
  totalCents: WholeCents,
  minutes: Schema.NullOr(Schema.Finite),
})
