import type { PriceBook } from '@dustforce/core/catalogue'

/**
 * Returns the name of the taxes of a price book together; 'Tax' where it has none.
 *
 * @example
 * taxName({ taxes: [{ name: 'GST' }, { name: 'QST' }] }) // => 'GST and QST'
 */
export function taxName({
  taxes,
}: {
  readonly taxes: readonly Pick<PriceBook['taxes'][number], 'name'>[]
}): string {
  return taxes.length === 0 ? 'Tax' : taxes.map(({ name }) => name).join(' and ')
}
