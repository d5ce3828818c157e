import { type Cents, cents } from '@dustforce/core/money'

/**
 * The sum of amounts, in cents.
 *
 * @example
 * sumCents([cents(500), cents(250)]) // => 750
 */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}
