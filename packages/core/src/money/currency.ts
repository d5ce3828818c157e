import { type Cents, cents } from './cents.ts'

const known = new Map<string, number>()

/**
 * How many decimals a currency has.
 *
 * @param currency an ISO 4217 code
 * @example
 * decimalsOf('JPY') // => 0
 */
export function decimalsOf(currency: string): number {
  const found = known.get(currency)
  if (found !== undefined) return found
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  known.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/**
 * Turns an amount in whole units of a currency into its minor units, half up.
 *
 * @throws RangeError when the amount is not finite or too large to be exact
 * @example
 * minorUnitsOf(19.99, 'GBP') // => 1999
 */
export function minorUnitsOf(amount: number, currency: string): Cents {
  const decimals = decimalsOf(currency)
  // 1.005 * 100 is 100.49999999999999 in binary: rounding the decimal text keeps what the writer meant.
  const scaled = Number(`${amount}e${decimals}`)
  // A text that has an exponent already is next to nothing, or too large to be exact.
  return cents(Math.round(Number.isNaN(scaled) ? amount : scaled) + 0)
}
