import type { PriceBook } from '@dustforce/core/catalogue'
import { createContext, useContext } from 'react'
import type { DraftProblems } from '../../patterns/published/use-draft.ts'

/** The price list that is shown, and how it is changed. */
export interface PriceSheet {
  /** With what was typed, right or wrong. */
  readonly book: PriceBook
  /** As it was published. */
  readonly published: PriceBook
  readonly problems: DraftProblems
  readonly canChange: boolean
  /** Sets the value at a path; undefined takes it out. */
  readonly set: (path: string, value: unknown) => void
}

export const PriceSheetContext = createContext<PriceSheet | null>(null)

export function usePriceSheet(): PriceSheet {
  const sheet = useContext(PriceSheetContext)
  if (sheet === null) throw new Error('A price is shown outside of a price list')
  return sheet
}
