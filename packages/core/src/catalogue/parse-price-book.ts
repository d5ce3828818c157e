import type { Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import { bookShape } from './book-shape.ts'
import type { PriceBook } from './price-book.ts'
import { priceBookProblems } from './price-book-problems.ts'
import { asRead } from './read-books.ts'

/**
 * Reads a price book from JSON or any other outside value, and checks that it can price every request. Nothing is dropped: a field, a cell
 * or a name that cannot be read is an issue. What the parts mean for each other is checked once each is right by itself.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): Parsed<PriceBook> {
  const parsed = readChecked(bookShape, priceBookProblems, input)
  if (parsed.ok) asRead(parsed.value)
  return parsed
}
