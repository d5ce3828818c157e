import type { PriceBook } from '@dustforce/core/catalogue'
import { type PriceChange, priceChanges, withValueAt } from '@dustforce/office/prices'
import { useMemo } from 'react'
import { useSessionState } from '../../app/use-session-state.ts'
import { type DraftProblems, draftProblems } from './draft-problems.ts'

/** The last published prices, as they are edited. */
export interface Published {
  readonly book: PriceBook
  /** Null while none was published. */
  readonly id: number | null
}

interface Draft {
  readonly book: PriceBook
  readonly of: Published
  /** What the note of the publication begins with. */
  readonly note: string
}

export interface PriceDraft {
  readonly book: PriceBook
  /** The published prices that were edited; the last ones while nothing is. */
  readonly of: Published
  readonly note: string
  readonly problems: DraftProblems
  /** None while something is wrong: what is wrong is no price. */
  readonly changes: readonly PriceChange[]
  readonly isChanged: boolean
  readonly set: (path: string, value: unknown) => void
  /** Goes on with other prices, made of the last published ones. */
  readonly begin: (book: PriceBook, note: string) => void
  readonly discard: () => void
}

/** What an owner changes of the prices; it is kept when the page is left. */
export function usePriceDraft(last: Published): PriceDraft {
  const [draft, setDraft] = useSessionState<Draft | null>('price list', null, 'when left')
  const { book, of, note } = draft ?? { book: last.book, of: last, note: '' }
  const problems = useMemo(() => draftProblems(book), [book])
  const changes = useMemo(() => (problems.size > 0 ? [] : priceChanges(of.book, book)), [problems, of, book])
  return {
    ...{ book, of, note, problems, changes },
    isChanged: draft !== null && (problems.size > 0 || changes.length > 0),
    set: (path, value) =>
      setDraft((before) => {
        const begun = before ?? { book: last.book, of: last, note: '' }
        return { ...begun, book: withValueAt(begun.book, path, value) }
      }),
    begin: (next, why) => setDraft({ book: next, of: last, note: why }),
    discard: () => setDraft(null),
  }
}
