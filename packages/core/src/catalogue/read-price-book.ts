import type { Problem } from '../validation/shape.ts'
import { bookShape } from './book-shape.ts'
import type { PriceBook } from './price-book.ts'
import { priceBookProblems } from './price-book-problems.ts'

/** A price book that was read, or everything that is wrong with it. */
export type PriceBookResult =
  | { readonly ok: true; readonly book: PriceBook }
  | { readonly ok: false; readonly issues: readonly Problem[] }

/** Reads a price book of the current format only: what needs to be small, such as the element, leaves the first format out. */
export function readPriceBook(input: unknown): PriceBookResult {
  const malformed = bookShape.problems(input, '')
  if (malformed.length > 0 || !isBook(input)) return { ok: false, issues: malformed }
  const issues = priceBookProblems(input)
  return issues.length === 0 ? { ok: true, book: input } : { ok: false, issues }
}

/** What the shape found nothing wrong with has the type that it describes. */
const isBook = (input: unknown): input is PriceBook => typeof input === 'object'
