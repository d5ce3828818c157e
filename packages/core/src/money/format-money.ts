import type { Cents } from './cents.ts'
import { decimalsOf } from './currency.ts'

/** The way in which an amount is shown: rounded to whole units or with the currency's decimals, in which currency, and in whose style. */
export interface MoneyFormat {
  readonly decimals?: 0 | 2 | undefined
  /** ISO 4217. */
  readonly currency: string
  /** BCP 47. */
  readonly locale?: string | undefined
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Shows an amount in minor units as text, in the style of Canadian English unless another is given. Without `decimals`, they are shown
 * only where there are any.
 *
 * @example
 * formatMoney(cents(33600), { currency: 'CAD' }) // => '$336'
 * @example
 * formatMoney(cents(33600), { currency: 'CAD', decimals: 2 }) // => '$336.00'
 * @example
 * formatMoney(cents(9688), { currency: 'GBP', locale: 'en-GB' }) // => '£96.88'
 */
export function formatMoney(amount: Cents, format: MoneyFormat): string {
  const { currency, locale = 'en-CA' } = format
  const most = decimalsOf(currency)
  const whole = 10 ** most
  const decimals = Math.min(most, format.decimals ?? (amount % whole === 0 ? 0 : most))
  const key = `${locale} ${currency} ${decimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // Nothing is never '-$0'.
      signDisplay: 'negative',
    })
    formatters.set(key, formatter)
  }
  return formatter.format(amount / whole)
}
