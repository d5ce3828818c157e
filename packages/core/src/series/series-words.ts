import type { BusinessDate } from '../schedule/business-date.ts'
import type { ClosedSentences, ClosedWords } from '../schedule/closed-words.ts'

/** The sentences of a language for the visits of a series. */
export interface SeriesWords {
  /** Why a time is closed. */
  readonly closed: ClosedWords
  readonly skip: () => ClosedSentences
  readonly pause: (from: BusinessDate, to: BusinessDate) => ClosedSentences
  readonly tooNear: (date: BusinessDate) => ClosedSentences
  /** @param problems what is wrong with what is asked, as sentences */
  readonly price: (problems: readonly string[]) => ClosedSentences
  /** The words for what became of a visit: it is on another date than its own, because that was asked, or because it had to be. */
  readonly asked: (original: BusinessDate, date: BusinessDate) => string
  readonly moved: (original: BusinessDate, date: BusinessDate) => string
  /** @param triedUntil the last date that was tried instead, if any was */
  readonly left: (asked: BusinessDate, triedUntil: BusinessDate | undefined) => string
}
