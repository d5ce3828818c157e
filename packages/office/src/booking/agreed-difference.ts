import type { Cents } from '@dustforce/core/money'
import type { Discount } from '@dustforce/core/quote'

/** The label of the difference to the listed price where another one was agreed on. */
export const agreedPriceLabel = 'Price agreed by phone'

/** The difference to the listed price, in cents, as a discount of the quote. */
export function agreedDifference(amountCents: Cents): Discount {
  return { type: 'fixed', amountCents, label: agreedPriceLabel }
}
