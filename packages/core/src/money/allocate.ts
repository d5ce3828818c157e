import { type Cents, cents } from './cents.ts'

/**
 * Splits an amount in cents by weights, so that the parts sum to the amount: the cents left over go to the largest remainders, earlier
 * parts first. A refund is split as its charge was: `allocate(-x)` is `-allocate(x)`. Exact: a weight counts as the decimal it is written as.
 *
 * @param weights at least one, none negative, not all zero
 * @throws RangeError when the weights cannot divide anything
 * @example
 * allocate(cents(100), [1, 1, 1]) // => [34, 33, 33]
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  if (!weights.every((weight) => weight >= 0 && weight < Infinity) || !weights.some(Boolean)) {
    throw new RangeError('Weights must not be negative, and one must be positive')
  }
  return allocateWhole(amount, wholeNumbersLike(weights))
}

/** Splits an amount by whole weights, none negative and not all zero. */
export function allocateWhole(amount: Cents, weights: readonly bigint[]): Cents[] {
  if (amount < 0) return allocateWhole(cents(-amount), weights).map((part) => cents(0 - part))
  const sum = weights.reduce((total, weight) => total + weight)
  const parts = weights.map((weight) => {
    const share = BigInt(amount) * weight
    return { amount: Number(share / sum), remainder: share % sum }
  })
  let left: number = amount
  for (const part of parts) left -= part.amount
  const byRemainder = parts.toSorted((a, b) => Number(b.remainder - a.remainder))
  for (const part of byRemainder.slice(0, left)) part.amount += 1
  return parts.map((part) => cents(part.amount))
}

/** Whole numbers in the same proportions: without fractions, which in binary are not what was written, and of any size. */
function wholeNumbersLike(numbers: readonly number[]): bigint[] {
  if (numbers.every(Number.isSafeInteger)) return numbers.map(BigInt)
  const decimals = numbers.map((number) => {
    const [digits = '', exponent] = number.toExponential().split('e')
    const [ones, fraction = ''] = digits.split('.')
    return { whole: BigInt(`${ones}${fraction}`), exponent: Number(exponent) - fraction.length }
  })
  const least = Math.min(...decimals.map(({ exponent }) => exponent))
  return decimals.map(({ whole, exponent }) => whole * 10n ** BigInt(exponent - least))
}
