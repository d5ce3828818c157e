import { parseCompanyPriceBook } from '@dustforce/office/company/parse-company-price-book'
import { cellProblem } from '@dustforce/office/prices'
import { valueAt } from '@dustforce/office/publishing'
import type { DraftProblems } from '../../patterns/published/use-draft.ts'

/** Everything that the parser of price books finds, in words for the person who typed it. */
export function draftProblems(book: unknown): DraftProblems {
  const read = parseCompanyPriceBook(book)
  const found = new Map<string, string>()
  for (const { field, message } of read.ok ? [] : read.issues) {
    const problem = cellProblem(field, valueAt(book, field), message)
    const others = found.get(field)
    found.set(field, others === undefined ? problem : `${others} ${problem}`)
  }
  return found
}
