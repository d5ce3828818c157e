import type { MoneyFormat } from '@dustforce/core/money'

/** Returns the name that readers have for a currency: 'Canadian dollars'. */
export function currencyIn({ currency, locale }: MoneyFormat): string {
  const named = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
