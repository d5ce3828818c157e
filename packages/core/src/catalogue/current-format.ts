import type { Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import { bookShape } from './book-shape.ts'
import type { PriceBook } from './price-book.ts'
import { priceBookProblems } from './price-book-problems.ts'

/** Reads a price book of the current format only: what needs to be small, such as the element, leaves the first format out. */
export function parseCurrentFormat(input: unknown): Parsed<PriceBook> {
  return readChecked(bookShape, priceBookProblems, input)
}
