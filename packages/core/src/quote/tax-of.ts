import type { Tax } from '../catalogue/index.ts'
import { type Cents, cents, percentOf, type Rounding } from '../money/index.ts'

/**
 * The tax on an amount after discount, in cents: on top of it, or the part of it that is tax where prices include tax.
 *
 * @example
 * taxOf(gtaPriceBook.tax, cents(29700), 'dollar') // => 3900
 */
export function taxOf(tax: Tax, taxable: Cents, rounding: Rounding): Cents {
  if (tax.mode === 'added') return percentOf(taxable, tax.percent, rounding)
  const unit = rounding === 'dollar' ? 100 : 1
  return cents(Math.round((taxable * tax.percent) / (100 + tax.percent) / unit) * unit)
}
