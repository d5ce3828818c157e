import { type Cents, cents } from '@dustforce/core/money'

/** The amount that was charged for a booking, in cents, and the tax that is in it. */
export interface ChargedTax {
  readonly totalCents: Cents
  readonly taxCents: Cents
}

/**
 * The tax in what is kept of a payment, in cents: its share of the tax that was charged, which in Ontario is 13/113 of what is kept. A fee
 * that a customer forfeits contains tax like the price did.
 *
 * @example
 * taxInKept({ totalCents: cents(22600), taxCents: cents(2600) }, cents(11300)) // => 1300
 */
export function taxInKept({ totalCents, taxCents }: ChargedTax, keptCents: Cents): Cents {
  return totalCents === 0
    ? cents(0)
    : cents(Math.round((taxCents * Math.min(keptCents, totalCents)) / totalCents))
}

/**
 * The tax in what is kept of a payment, when the rest goes back, in cents: with `taxBackCents` it is the tax that was charged.
 *
 * @example
 * taxKeptCents({ totalCents: cents(22600), taxCents: cents(2600) }, cents(0)) // => 0
 */
export function taxKeptCents(charged: ChargedTax, keptCents: Cents): Cents {
  return cents(charged.taxCents - taxBackCents(charged, charged.totalCents, keptCents))
}

/**
 * The tax that goes back when what is kept falls, in cents, for a credit note: the difference of the tax in both, so that several refunds return
 * to the cent what one would.
 *
 * @example
 * taxBackCents({ totalCents: cents(22600), taxCents: cents(2600) }, cents(22600), cents(0)) // => 2600
 */
export function taxBackCents(charged: ChargedTax, keptBefore: Cents, keptAfter: Cents): Cents {
  return cents(taxInKept(charged, keptBefore) - taxInKept(charged, keptAfter))
}
