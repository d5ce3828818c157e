import { type Cents, cents, roundingStep } from '@dustforce/core/money'
import { type TaxTerms, taxesOf } from '@dustforce/core/quote/parts'

/** The stored amounts of a booking, in cents; null where an older booking has none. */
export interface StoredAmounts {
  readonly totalCents: Cents
  readonly subtotalCents: Cents | null
  readonly discountCents?: Cents
  readonly taxCents?: Cents | null
}

/** The parts of a booking's total, in cents. */
export interface TaxSplit {
  readonly subtotalCents: Cents
  readonly taxCents: Cents
  /** The rate of the tax; null where the book has several, or where the stored tax is not what its rate gives: another book's. */
  readonly percent: number | null
}

/**
 * The subtotal and the tax of a stored booking: as stored; a missing subtotal is the total without tax, rounded; missing tax is that on the
 * subtotal less the discount, rounded.
 *
 * @example
 * taxSplit({ totalCents: cents(33600), subtotalCents: null }, gtaPriceBook) // => { subtotalCents: 29700, taxCents: 3900, percent: 13 }
 */
export function taxSplit(amounts: StoredAmounts, book: TaxTerms): TaxSplit {
  const subtotalCents = amounts.subtotalCents ?? withoutTax(amounts.totalCents, book)
  const discountCents = amounts.subtotalCents === null ? 0 : (amounts.discountCents ?? 0)
  const taxable = cents(Math.max(0, subtotalCents - discountCents))
  const ofTaxes = taxesOf(book, taxable).reduce((sum, { inputs }) => sum + inputs.taxCents, 0)
  const taxCents = amounts.taxCents ?? cents(ofTaxes)
  return { subtotalCents, taxCents, percent: rateOf(taxCents, taxable, book) }
}

function rateOf(taxCents: Cents, taxable: Cents, book: TaxTerms): number | null {
  const [tax, another] = taxesOf(book, taxable, 1)
  if (tax === undefined || another !== undefined) return null
  const rounded = roundingStep(book.rounding, book.currency) / 2
  return Math.abs(tax.inputs.taxCents - taxCents) <= rounded ? tax.inputs.percent : null
}

/** A total without the taxes that were added to it. */
function withoutTax(total: Cents, { taxes, rounding, currency }: TaxTerms): Cents {
  let percent = 0
  for (const tax of taxes) {
    if (tax.mode === 'added') percent += tax.percent * (tax.on === 'previous' ? 1 + percent / 100 : 1)
  }
  const step = roundingStep(rounding, currency)
  return cents(Math.round((total * 100) / (100 + percent) / step) * step)
}
