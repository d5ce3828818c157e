import { frozen } from '../validation/frozen.ts'
import type { Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import { bookShape } from './book-shape.ts'
import type { PriceBook } from './price-book.ts'
import { type PriceBookProblem, soundnessProblems } from './price-book-problems.ts'
import { asRead } from './read-books.ts'

/**
 * Reads a price book from JSON or any other outside value, and checks that it can price every request. Nothing is dropped: a field, a cell
 * or a name that cannot be read is an issue. What the parts mean for each other is checked once each is right by itself. A book that is right
 * is frozen.
 *
 * @example
 * parsePriceBook({}).ok // => false
 */
export function parsePriceBook(input: unknown): Parsed<PriceBook> {
  const parsed = checkedBook(input)
  if (parsed.ok) asRead(frozen(parsed.value))
  return parsed
}

/**
 * Returns what keeps a price book from pricing every request, or from meaning what it says: a field that nobody knows, a table that two cells fit
 * equally well, a larger job that costs less than a smaller one, a rule by a measure or an add-on that the book does not have. Empty for a sound
 * book.
 *
 * @example
 * priceBookProblems(gtaPriceBook) // => []
 */
export function priceBookProblems(book: PriceBook): readonly PriceBookProblem[] {
  const parsed = checkedBook(book)
  return parsed.ok ? [] : parsed.issues
}

function checkedBook(input: unknown): Parsed<PriceBook> {
  return readChecked(bookShape, soundnessProblems, input)
}
