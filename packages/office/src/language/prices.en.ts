import type { QuoteLine } from '@dustforce/core/quote'
import { type BookOfNames, explainLine } from '@dustforce/core/quote/explain'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import { enCA } from '@dustforce/core/words/en-ca'

/** Why a line of a quote is what it is. */
export function explain(line: QuoteLine, book: BookOfNames): string {
  return explainLine(line, book, enCA)
}

/** Returns the label of a line of a quote. */
export function labelOf(line: QuoteLine, _book: BookOfNames): string {
  return line.label
}

/** Says how long a visit takes: 'about 3.5 hours'. */
export function durationIn(minutes: number): string {
  return durationText(minutes, durationInEnglish)
}

/** Some things in a row: 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  return enCA.list(parts)
}
