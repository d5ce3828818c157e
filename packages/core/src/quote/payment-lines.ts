import type { Cents } from '../money/index.ts'
import type { Quote } from './quote.ts'

/** A line of a payment page: what for, and how much in cents. Only a discount is negative. */
export interface PaymentLine {
  readonly label: string
  readonly amountCents: Cents
}

/**
 * The lines that a payment page charges, in cents, as the price summary shows them; they sum to the quote's total. Lines of nothing are
 * left out. A provider that refuses negative lines gets the one negative line, the discount, as a coupon of that amount.
 *
 * @example
 * paymentLines(quote(gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1 }))
 * // => [{ label: 'Basic Cleaning', amountCents: 16000 }, { label: 'HST', amountCents: 2100 }]
 */
export function paymentLines(quote: Quote): PaymentLine[] {
  return quote.lines
    .filter((line) => line.amountCents !== 0)
    .map(({ label, amountCents }) => ({ label, amountCents }))
}
