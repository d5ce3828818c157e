import { diffPriceBooks, type PriceBook } from '@dustforce/core/catalogue'
import { valueAt, withValueAt } from '../publishing/document-path.ts'

/**
 * Makes the changes of one price book in another one: the other's changes stay where both did not change the same value.
 *
 * @example
 * changedOnto(gtaPriceBook, { ...gtaPriceBook, minimumTotal: cents(100) }, gtaPriceBook).minimumTotal // => 100
 */
export function changedOnto(before: PriceBook, mine: PriceBook, theirs: PriceBook): PriceBook {
  const changes = diffPriceBooks(before, mine).filter(({ field }) => field !== 'version')
  const isThere = (path: string) => valueAt(mine, path) !== undefined
  const set = changes.filter(({ field }) => isThere(field))
  const gone = changes.map(({ field }) => field).filter((field) => !isThere(field))
  // As a whole, and from the end of its list, so that the places before it stay.
  const whole = [...new Set(gone.map((path) => prefixesOf(path).find((prefix) => !isThere(prefix)) ?? path))]
  const changed = set.reduce((book, { field, after }) => withValueAt(book, field, after), theirs)
  return whole.toReversed().reduce((book, path) => withValueAt(book, path, undefined), changed)
}

/** 'a', 'a.b' and 'a.b.c' of 'a.b.c'. */
function prefixesOf(path: string): readonly string[] {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
}
