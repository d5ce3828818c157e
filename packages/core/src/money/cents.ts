declare const unit: unique symbol

/** An amount of money as a whole number of cents. Made by `cents` or `centsFromDollars`, so that dollars cannot pass for cents. */
export type Cents = number & { readonly [unit]: 'Cents' }

/** Nothing owed. */
export const zeroCents: Cents = cents(0)

/**
 * Marks a whole number as an amount in cents.
 *
 * @throws RangeError when the number is not a safe integer
 * @example
 * cents(33600) // => 33600
 */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`)
  return amount
}

/**
 * Whether a value is a whole number of cents.
 *
 * @example
 * isCents(19.99) // => false
 */
export function isCents(amount: unknown): amount is Cents {
  return Number.isSafeInteger(amount)
}
