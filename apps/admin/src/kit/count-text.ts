import type { MoneyFormat } from '@dustforce/core/money'

/**
 * A number as the company writes numbers.
 *
 * @example
 * countText(1200, { locale: 'en-CA' }) // => '1,200'
 */
export function countText(value: number, { locale }: Pick<MoneyFormat, 'locale'>): string {
  return value.toLocaleString(locale)
}
