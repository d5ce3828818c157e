import { gtaPriceBook, type PriceBook } from '../catalogue/index.ts'
import { type Cents, cents, percentOf } from '../money/index.ts'

/** The stored amounts of a booking, in cents; null where an older booking has none. */
export interface StoredAmounts {
  readonly totalCents: Cents
  readonly subtotalCents: Cents | null
  readonly discountCents?: Cents
  readonly taxCents?: Cents | null
}

/** What a booking's total consists of, in cents. */
export interface TaxSplit {
  readonly subtotalCents: Cents
  readonly taxCents: Cents
}

/**
 * The subtotal and the tax of a stored booking: as stored; a missing subtotal is the total without tax, rounded; missing tax is that on the
 * subtotal less the discount, rounded.
 *
 * @example
 * taxSplit({ totalCents: cents(33600), subtotalCents: null }) // => { subtotalCents: 29700, taxCents: 3900 }
 */
export function taxSplit(
  amounts: StoredAmounts,
  book: Pick<PriceBook, 'tax' | 'rounding'> = gtaPriceBook,
): TaxSplit {
  const { percent } = book.tax
  const unit = book.rounding === 'dollar' ? 100 : 1
  const subtotalCents =
    amounts.subtotalCents ?? cents(Math.round((amounts.totalCents * 100) / (100 + percent) / unit) * unit)
  const discountCents = amounts.subtotalCents === null ? 0 : (amounts.discountCents ?? 0)
  const taxable = cents(Math.max(0, subtotalCents - discountCents))
  return { subtotalCents, taxCents: amounts.taxCents ?? percentOf(taxable, percent, book.rounding) }
}
