import { type Cents, formatMoney, type MoneyFormat } from '@dustforce/core/money'

/** How Dust Force shows amounts: Canadian dollars, as they are written in Canadian English. */
export const gtaMoney: MoneyFormat = { currency: 'CAD', locale: 'en-CA' }

/**
 * Shows an amount of Dust Force's in cents to the cent, as receipts, refunds and pay are written.
 *
 * @example
 * exactDollars(cents(33600)) // => '$336.00'
 */
export function exactDollars(amount: Cents): string {
  return formatMoney(amount, { ...gtaMoney, decimals: 2 })
}
