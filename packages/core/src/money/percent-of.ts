import { type Cents, cents } from './cents.ts'

/** What an amount is rounded to, half up: a whole dollar or a whole cent. */
export type Rounding = 'dollar' | 'cent'

/** Percentages are exact to four decimals, so that 8.875 % is. */
const partsPerPercent = 10_000

/**
 * A percentage of an amount in cents, rounded half up to whole dollars or cents.
 *
 * @param percent from 0, exact to four decimals
 * @example
 * percentOf(cents(29700), 13, 'dollar') // => 3900
 */
export function percentOf(amount: Cents, percent: number, rounding: Rounding): Cents {
  const unit = rounding === 'dollar' ? 100 : 1
  const divisor = 100 * partsPerPercent * unit
  const exact = amount * Math.round(percent * partsPerPercent)
  return cents(Math.floor((2 * exact + divisor) / (2 * divisor)) * unit)
}
