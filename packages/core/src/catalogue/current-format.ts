import type { Parsed } from '../validation/parsed.ts'
import { bookShape } from './book-shape.ts'
import type { PriceBook } from './price-book.ts'
import { priceBookProblems } from './price-book-problems.ts'

/** Reads a price book of the current format only: what needs to be small, such as the element, leaves the first format out. */
export function parseCurrentFormat(input: unknown): Parsed<PriceBook> {
  const malformed = bookShape.problems(input, '')
  if (malformed.length > 0 || !isBook(input)) return { ok: false, issues: malformed }
  const issues = priceBookProblems(input)
  return issues.length === 0 ? { ok: true, value: input } : { ok: false, issues }
}

/** What the shape found nothing wrong with has the type that it describes. */
const isBook = (input: unknown): input is PriceBook => typeof input === 'object'
