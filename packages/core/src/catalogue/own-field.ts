import type { PriceBook } from './price-book.ts'

/**
 * Whether a field of a request means what it does for every book, as `visit` which visit of its series it is. A book may have a measure of that name,
 * which is read in its place.
 */
export function isOwnField({ measures }: Pick<PriceBook, 'measures'>, field: string): boolean {
  return !Object.hasOwn(measures, field)
}
