import type { Cents } from './cents.ts'

/** How an amount is shown: with cents or rounded to whole dollars, and in which currency. */
export interface MoneyFormat {
  readonly decimals?: 0 | 2
  readonly currency?: 'CAD' | 'USD'
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Shows an amount in cents as text in the en-CA style. Without `decimals`, cents are shown only where there are any.
 *
 * @example
 * formatMoney(cents(33600)) // => '$336'
 * @example
 * formatMoney(cents(33600), { decimals: 2 }) // => '$336.00'
 */
export function formatMoney(amount: Cents, format: MoneyFormat = {}): string {
  const decimals = format.decimals ?? (amount % 100 === 0 ? 0 : 2)
  const currency = format.currency ?? 'CAD'
  const key = `${currency}${decimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-CA', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formatters.set(key, formatter)
  }
  return formatter.format(amount / 100)
}
