import { type Cents, cents } from './cents.ts'

/**
 * Splits an amount in cents by weights, so that the parts sum to the amount: the cents left over go to the largest remainders, earlier
 * parts first. A refund is split as its charge was: `allocate(-x)` is `-allocate(x)`.
 *
 * @param weights at least one, none negative, not all zero
 * @throws RangeError when the weights cannot divide anything
 * @example
 * allocate(cents(100), [1, 1, 1]) // => [34, 33, 33]
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  if (amount < 0) return allocate(cents(-amount), weights).map((part) => cents(0 - part))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(whole > 0) || !Number.isFinite(whole) || weights.some((weight) => weight < 0)) {
    throw new RangeError('Weights must not be negative, and one must be positive')
  }
  const shares = weights.map((weight, index) => {
    const exact = (amount * weight) / whole
    const floor = Math.floor(exact)
    return { index, floor, remainder: exact - floor }
  })
  let left = amount - shares.reduce((sum, share) => sum + share.floor, 0)
  const parts = shares.map((share) => share.floor)
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder)
  for (const { index, floor } of byRemainder) {
    if (left === 0) break
    parts[index] = floor + 1
    left -= 1
  }
  return parts.map(cents)
}
