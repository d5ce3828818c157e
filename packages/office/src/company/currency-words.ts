import type { MoneyFormat } from '@dustforce/core/money'

type Currency = Pick<MoneyFormat, 'currency'>

/**
 * Returns what people call the money of a currency, without its country.
 *
 * @example
 * currencyName({ currency: 'CAD' }) // => 'dollars'
 */
export function currencyName({ currency }: Currency): string {
  return partOf(currency, 'name').split(' ').at(-1) ?? currency
}

/**
 * The sign that stands before or behind the amounts of a currency.
 *
 * @example
 * currencySign({ currency: 'GBP' }) // => '£'
 */
export function currencySign({ currency }: Currency): string {
  return partOf(currency, 'narrowSymbol')
}

function partOf(currency: string, currencyDisplay: 'name' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
