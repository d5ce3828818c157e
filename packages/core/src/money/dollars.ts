import type { Cents } from './cents.ts'
import { minorUnitsOf } from './currency.ts'

/**
 * Turns dollars, as the database and the checkout payload carry them, into cents. Fractions of a cent are rounded half up.
 *
 * @throws RangeError when the amount is not finite or too large to be exact
 * @example
 * centsFromDollars(19.99) // => 1999
 */
export function centsFromDollars(dollars: number): Cents {
  return minorUnitsOf(dollars, 'CAD')
}

/**
 * Turns cents into dollars, for database columns and payloads only.
 *
 * @example
 * dollarsOf(cents(1999)) // => 19.99
 */
export function dollarsOf(amount: Cents): number {
  return amount / 100
}
