import type { PriceBook, Tax } from '../catalogue/price-book.ts'
import { type Cents, cents, percentOf, zeroCents } from '../money/index.ts'
import { percentWithin, roundingStep } from '../money/percent-of.ts'
import type { QuoteLine } from './quote-line.ts'

/** The parts of a price book that decide its taxes. */
export type TaxTerms = Pick<PriceBook, 'taxes' | 'rounding' | 'currency'>

/** The line of a tax: what is taxed, the tax, and what it adds, which is nothing where the amount contains it. */
export type TaxLine = Extract<QuoteLine, { rule: 'tax' }>

/** An amount and the taxes that it carries. What is below nothing lowers what they are on. */
export interface Taxed {
  readonly taxes: readonly Tax[]
  cents: number
}

/**
 * The taxes on an amount after discounts, in the book's order: each on top of the amount, or the part of it that is tax where prices
 * include tax.
 *
 * @param amount not below nothing
 * @example
 * taxesOf(gtaPriceBook, cents(29700)).map(({ amountCents }) => amountCents) // => [3900]
 */
export function taxesOf(
  { taxes, rounding, currency }: TaxTerms,
  amount: Cents,
  step = roundingStep(rounding, currency),
): TaxLine[] {
  return taxesOn(taxes, [{ taxes, cents: amount }], step)
}

/** The taxes of a book on several amounts, in the book's order; one that no amount carries has no line. */
export function taxesOn(taxes: readonly Tax[], amounts: readonly Taxed[], step: number): TaxLine[] {
  const lines: TaxLine[] = []
  let addedCents = 0
  for (const tax of taxes) {
    let sum = 0
    let isCarried = false
    for (const one of amounts) {
      if (!one.taxes.includes(tax)) continue
      isCarried = true
      sum += one.cents
    }
    if (!isCarried) continue
    const { name: label, percent, mode } = tax
    const isAdded = mode === 'added'
    const before = isAdded && tax.on === 'previous' ? addedCents : 0
    const taxableCents = cents(Math.max(0, sum) + before)
    const taxCents = isAdded ? percentOf(taxableCents, percent, step) : containedTax(tax, amounts, step)
    const amountCents = isAdded ? taxCents : zeroCents
    addedCents += amountCents
    lines.push({ rule: 'tax', label, inputs: { percent, taxableCents, taxCents, mode }, amountCents })
  }
  return lines
}

/** The part of amounts that is a tax, rounded once for all that contain as much tax. */
function containedTax(tax: Tax, amounts: readonly Taxed[], step: number): Cents {
  const byContained = new Map<number, number>()
  for (const { taxes, cents: amount } of amounts) {
    if (!taxes.includes(tax)) continue
    let contained = 0
    for (const { mode, percent } of taxes) if (mode === 'included') contained += percent
    byContained.set(contained, (byContained.get(contained) ?? 0) + amount)
  }
  let sum = 0
  for (const [contained, amount] of byContained)
    sum += Math.sign(amount) * percentWithin(cents(Math.abs(amount)), tax.percent, contained, step)
  return cents(Math.max(0, sum))
}
