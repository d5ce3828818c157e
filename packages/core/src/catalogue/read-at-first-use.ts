import { WrongValueError } from '../validation/wrong-value-error.ts'
import { parsePriceBook } from './parse-price-book.ts'
import { isRead } from './read-books.ts'

/**
 * Reads a price book that was written in a program, unless that was done before, and freezes it.
 *
 * @throws WrongValueError with everything that is wrong with it
 */
export function readAtFirstUse(book: object): void {
  if (isRead(book)) return
  const parsed = parsePriceBook(book)
  if (!parsed.ok) throw new WrongValueError('price book', parsed.issues)
}
