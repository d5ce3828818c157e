import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { type ChargedTax, taxInKept } from './tax-back.ts'

/** The amount that a new price asks of the customer, or gives back, in cents. */
export interface PriceChange {
  /** To pay when above zero, to give back when below. */
  readonly differenceCents: Cents
  /** A rise too small to be charged, which the company bears. */
  readonly absorbedCents: Cents
  /** The tax in the difference, with its sign. */
  readonly taxInDifferenceCents: Cents
}

/** The least that the payment provider charges. */
const leastChargeCents = 50

/**
 * Computes what a change of the price asks for: the difference; a rise below the least charge is absorbed, and any fall goes back.
 *
 * @param paid what the booking costs now
 * @param asked what it would cost
 * @example
 * priceChange({ totalCents: cents(22600), taxCents: cents(2600) }, { totalCents: cents(28250), taxCents: cents(3250) })
 * // => { differenceCents: 5650, absorbedCents: 0, taxInDifferenceCents: 650 }
 */
export function priceChange(
  paid: ChargedTax,
  asked: ChargedTax,
  least: number = leastChargeCents,
): PriceChange {
  const rise = asked.totalCents - paid.totalCents
  if (rise > 0 && rise < least) {
    return { differenceCents: zeroCents, absorbedCents: cents(rise), taxInDifferenceCents: zeroCents }
  }
  const tax = taxInKept(asked, asked.totalCents) - taxInKept(paid, paid.totalCents)
  return { differenceCents: cents(rise), absorbedCents: zeroCents, taxInDifferenceCents: cents(tax) }
}

/**
 * Computes the part of a change that goes back, in cents: nothing when it costs more.
 *
 * @example
 * backCents(cents(-5650)) // => 5650
 */
export function backCents(differenceCents: Cents): Cents {
  return cents(Math.max(0, -differenceCents))
}
