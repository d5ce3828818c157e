import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import type { Console } from './console.ts'
import { wrongFile } from './input-error.ts'
import { readJsonFile } from './read-json.ts'

/**
 * The price book in a file, or the book of Dust Force when no file is named.
 *
 * @throws InputError when the file holds no sound price book
 */
export function readBook(console: Console, path: string | undefined): PriceBook {
  if (path === undefined) return gtaPriceBook
  const result = parsePriceBook(readJsonFile(console, path))
  if (!result.ok) throw wrongFile(path, result.issues)
  return result.value
}
