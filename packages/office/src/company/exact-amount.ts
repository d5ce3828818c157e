import { type Cents, formatMoney, type MoneyFormat } from '@dustforce/core/money'

/**
 * Shows an amount in minor units with all decimals of its currency, as receipts, refunds and pay are written.
 *
 * @example
 * exactAmount(cents(33600), money) // => '$336.00'
 */
export function exactAmount(amount: Cents, money: MoneyFormat): string {
  return formatMoney(amount, { ...money, decimals: 2 })
}
