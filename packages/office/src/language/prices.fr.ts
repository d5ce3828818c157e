import type { QuoteLine } from '@dustforce/core/quote'
import { type BookOfNames, explainLine, labelLine } from '@dustforce/core/quote/explain'
import { durationInFrench, durationText } from '@dustforce/core/words/duration'
import { frCA } from '@dustforce/core/words/fr-ca'

/** Why a line of a quote is what it is. */
export function explain(line: QuoteLine, book: BookOfNames): string {
  return explainLine(line, book, frCA)
}

/** Returns the label of a line of a quote. */
export function labelOf(line: QuoteLine, book: BookOfNames): string {
  return labelLine(line, book, frCA)
}

/** Says how long a visit takes: 'environ 3,5 heures'. */
export function durationIn(minutes: number): string {
  return durationText(minutes, durationInFrench)
}

/** Some things in a row: 'a, b et c'. */
export function listed(parts: readonly string[]): string {
  return frCA.list(parts)
}
