import { type Cents, cents } from './cents.ts'

/**
 * Turns dollars, as the database and the checkout payload carry them, into cents. Fractions of a cent are rounded half up.
 *
 * @throws RangeError when the amount is not finite or too large to be exact
 * @example
 * centsFromDollars(19.99) // => 1999
 */
export function centsFromDollars(dollars: number): Cents {
  // 1.005 * 100 is 100.49999999999999 in binary: rounding the decimal text avoids that error.
  const scaled = Number(`${dollars}e2`)
  return cents(Math.round(Number.isNaN(scaled) ? dollars * 100 : scaled))
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
