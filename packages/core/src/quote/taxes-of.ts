import type { PriceBook, Tax } from '../catalogue/index.ts'
import { type Cents, cents, percentOf, zeroCents } from '../money/index.ts'
import { percentWithin, roundingStep } from '../money/percent-of.ts'

/** A tax on an amount, in cents: what is taxed, the tax, and what it adds to the amount. */
export interface TaxAmount {
  readonly tax: Tax
  readonly taxableCents: Cents
  readonly taxCents: Cents
  /** Nothing where the amount contains the tax. */
  readonly addedCents: Cents
}

/** What of a price book decides its taxes. */
export type TaxTerms = Pick<PriceBook, 'taxes' | 'rounding' | 'currency'>

/**
 * The taxes on an amount after discounts, in the book's order: each on top of the amount, or the part of it that is tax where prices
 * include tax.
 *
 * @example
 * taxesOf(gtaPriceBook, cents(29700)).map(({ taxCents }) => taxCents) // => [3900]
 */
export function taxesOf(
  { taxes, rounding, currency }: TaxTerms,
  amount: Cents,
  step = roundingStep(rounding, currency),
): TaxAmount[] {
  let contained = 0
  for (const tax of taxes) if (tax.mode === 'included') contained += tax.percent
  let before = 0
  const amounts: TaxAmount[] = []
  for (const tax of taxes) {
    const isAdded = tax.mode === 'added'
    const taxableCents = isAdded && tax.on === 'previous' ? cents(amount + before) : amount
    const taxCents = isAdded
      ? percentOf(taxableCents, tax.percent, step)
      : percentWithin(amount, tax.percent, contained, step)
    const addedCents = isAdded ? taxCents : zeroCents
    amounts.push({ tax, taxableCents, taxCents, addedCents })
    before += addedCents
  }
  return amounts
}
