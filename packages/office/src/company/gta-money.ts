import { type Cents, formatMoney, type MoneyFormat } from '@dustforce/core/money'
import { locale } from '../language/money.en.ts'

/** How Dust Force shows amounts: Canadian dollars, as they are written in the language of the page. */
export const gtaMoney: MoneyFormat = { currency: 'CAD', locale }

/**
 * Shows an amount of Dust Force's in cents to the cent, as receipts, refunds and pay are written.
 *
 * @example
 * exactDollars(cents(33600)) // => '$336.00'
 */
export function exactDollars(amount: Cents): string {
  return formatMoney(amount, { ...gtaMoney, decimals: 2 })
}
