import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { cellProblem, valueAt } from '@dustforce/office/prices'

/** What is wrong with a draft, by the path of the value that is. */
export type DraftProblems = ReadonlyMap<string, string>

/** Everything that the parser of price books finds, in words for the person who typed it. */
export function draftProblems(book: unknown): DraftProblems {
  const read = parsePriceBook(book)
  const found = new Map<string, string>()
  for (const { field, message } of read.ok ? [] : read.issues) {
    const problem = cellProblem(field, valueAt(book, field), message)
    const others = found.get(field)
    found.set(field, others === undefined ? problem : `${others} ${problem}`)
  }
  return found
}
