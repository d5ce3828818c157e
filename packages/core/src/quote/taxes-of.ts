import type { PriceBook } from '../catalogue/index.ts'
import { type Cents, cents, percentOf, zeroCents } from '../money/index.ts'
import { percentWithin, roundingStep } from '../money/percent-of.ts'
import type { QuoteLine } from './quote-line.ts'

/** What of a price book decides its taxes. */
export type TaxTerms = Pick<PriceBook, 'taxes' | 'rounding' | 'currency'>

/** The line of a tax: what is taxed, the tax, and what it adds, which is nothing where the amount contains it. */
export type TaxLine = Extract<QuoteLine, { rule: 'tax' }>

/**
 * The taxes on an amount after discounts, in the book's order: each on top of the amount, or the part of it that is tax where prices
 * include tax.
 *
 * @example
 * taxesOf(gtaPriceBook, cents(29700)).map(({ amountCents }) => amountCents) // => [3900]
 */
export function taxesOf(
  { taxes, rounding, currency }: TaxTerms,
  amount: Cents,
  step = roundingStep(rounding, currency),
): TaxLine[] {
  let contained = 0
  for (const { mode, percent } of taxes) if (mode === 'included') contained += percent
  let before = 0
  const lines: TaxLine[] = []
  for (const tax of taxes) {
    const { name: label, percent, mode } = tax
    const isAdded = mode === 'added'
    const taxableCents = isAdded && tax.on === 'previous' ? cents(amount + before) : amount
    const taxCents = isAdded
      ? percentOf(taxableCents, percent, step)
      : percentWithin(amount, percent, contained, step)
    const amountCents = isAdded ? taxCents : zeroCents
    lines.push({ rule: 'tax', label, inputs: { percent, taxableCents, taxCents, mode }, amountCents })
    before += amountCents
  }
  return lines
}
