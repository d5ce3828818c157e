import { type Cents, cents } from '@dustforce/core/money'
import { sumCents } from '../ledger/sum-cents.ts'

/** The amounts that bookings earned and cost, in cents. */
export interface FinanceAmounts {
  readonly bookings: number
  readonly revenueCents: Cents
  readonly taxCents: Cents
  readonly discountsCents: Cents
  readonly payoutsCents: Cents
  /** The amount that is kept of canceled bookings, and the tax in it. */
  readonly keptCents: Cents
  readonly keptTaxCents: Cents
}

/** The amounts that a span of days earned and cost, in cents. */
export interface FinanceTotals extends FinanceAmounts {
  readonly marginCents: Cents
  /** Of a booking. */
  readonly averageCents: Cents
}

/**
 * Computes what is left of revenue after tax and payouts, in cents.
 *
 * @example
 * marginCents({ revenueCents: cents(11300), taxCents: cents(1300), payoutsCents: cents(5000) }) // => 5000
 */
export function marginCents({
  revenueCents,
  taxCents,
  payoutsCents,
}: Pick<FinanceAmounts, 'revenueCents' | 'taxCents' | 'payoutsCents'>): Cents {
  return cents(revenueCents - taxCents - payoutsCents)
}

/**
 * Sums what some days earned and cost together.
 *
 * @example
 * financeTotals([]).marginCents // => 0
 */
export function financeTotals(days: readonly FinanceAmounts[]): FinanceTotals {
  const total = (of: (day: FinanceAmounts) => Cents) => sumCents(days.map(of))
  const bookings = days.reduce((count, day) => count + day.bookings, 0)
  const amounts = {
    revenueCents: total((day) => day.revenueCents),
    taxCents: total((day) => day.taxCents),
    payoutsCents: total((day) => day.payoutsCents),
  }
  return {
    ...{ bookings, ...amounts, marginCents: marginCents(amounts) },
    discountsCents: total((day) => day.discountsCents),
    keptCents: total((day) => day.keptCents),
    keptTaxCents: total((day) => day.keptTaxCents),
    averageCents: cents(bookings === 0 ? 0 : Math.round(amounts.revenueCents / bookings)),
  }
}

/**
 * The tax that was collected, in cents: in revenue, and in what is kept of canceled bookings.
 *
 * @example
 * collectedTaxCents({ taxCents: cents(1300), keptTaxCents: cents(130) }) // => 1430
 */
export function collectedTaxCents({
  taxCents,
  keptTaxCents,
}: Pick<FinanceAmounts, 'taxCents' | 'keptTaxCents'>): Cents {
  return cents(taxCents + keptTaxCents)
}
