import { type Cents, cents } from './cents.ts'

// The currencies of ISO 4217 whose number of decimals is not two. `Intl` cannot be asked: its engines differ, and to some a forint has none.
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const withThree = 'BHD IQD JOD KWD LYD OMR TND'
const withFour = 'CLF UYW'

/**
 * Returns how many decimals a currency has by ISO 4217.
 *
 * @param currency its code
 * @example
 * decimalsOf('JPY') // => 0
 */
export function decimalsOf(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0
  if (withThree.includes(currency)) return 3
  return withFour.includes(currency) ? 4 : 2
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
  // A text that has an exponent already is no number then; it is next to nothing, or too large to be exact.
  return cents(Math.round(scaled || amount) + 0)
}
