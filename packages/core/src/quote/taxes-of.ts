import type { PriceBook, Tax } from '../catalogue/price-book.ts'
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
  const lines: TaxLine[] = []
  let withTaxes = amount
  for (const tax of taxes) {
    const line = taxLine(taxes, tax, amount, withTaxes, step)
    lines.push(line)
    withTaxes = cents(withTaxes + line.amountCents)
  }
  return lines
}

/** The line of one of a book's taxes on an amount, which comes to `withTaxes` with the taxes before it. */
function taxLine(
  taxes: PriceBook['taxes'],
  tax: Tax,
  amount: Cents,
  withTaxes: Cents,
  step: number,
): TaxLine {
  const { name: label, percent, mode } = tax
  const isAdded = mode === 'added'
  const taxableCents = isAdded && tax.on === 'previous' ? withTaxes : amount
  const taxCents = isAdded
    ? percentOf(taxableCents, percent, step)
    : percentWithin(amount, percent, containedIn(taxes), step)
  const inputs = { percent, taxableCents, taxCents, mode }
  return { rule: 'tax', label, inputs, amountCents: isAdded ? taxCents : zeroCents }
}

/** How many percent taxes that prices contain add to what is left without them. */
export function containedIn(taxes: PriceBook['taxes']): number {
  let contained = 0
  for (const { mode, percent } of taxes) if (mode === 'included') contained += percent
  return contained
}
