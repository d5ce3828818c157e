import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import type { Console } from './console.ts'
import { wrongFile } from './input-error.ts'
import { namedOrOwn, readJsonFile } from './read-json.ts'

/**
 * The price book in a file. When none is named, that of the folder (`price-book.json`), or else the book of Dust Force.
 *
 * @throws InputError when the file holds no sound price book
 */
export function readBook(console: Console, named: string | undefined): PriceBook {
  const path = namedOrOwn(console, named, 'price-book.json')
  if (path === undefined) return gtaPriceBook
  const result = parsePriceBook(readJsonFile(console, path))
  if (!result.ok) throw wrongFile(path, result.issues)
  return result.value
}
