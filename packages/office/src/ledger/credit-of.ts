import { type Cents, cents } from '@dustforce/core/money'
import { type ChargedTax, taxBackCents } from './tax-back.ts'

/** The amounts that a letter was told of a refund; what it was not told follows from the rest. */
export interface ToldRefund extends ChargedTax {
  readonly refundCents?: Cents | undefined
  readonly keptCents?: Cents | undefined
  readonly refundTaxCents?: Cents | undefined
}

/**
 * The amounts of a credit note, in cents: what goes back, the tax in it, and what is kept.
 *
 * @example
 * creditOf({ totalCents: cents(22600), taxCents: cents(2600), refundCents: cents(11300) }) // => { refundCents: 11300, keptCents: 11300, taxCents: 1300 }
 */
export function creditOf(told: ToldRefund): {
  readonly refundCents: Cents
  readonly keptCents: Cents
  readonly taxCents: Cents
} {
  const { refundCents = told.totalCents, keptCents = cents(told.totalCents - refundCents) } = told
  const { refundTaxCents: taxCents = taxBackCents(told, cents(keptCents + refundCents), keptCents) } = told
  return { refundCents, keptCents, taxCents }
}
