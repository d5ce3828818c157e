import { createContext, useContext } from 'react'
import type { DraftProblems } from './use-draft.ts'

/** A document that is shown, and how it is changed. */
export interface DocumentSheet {
  /** With what was typed, right or wrong. */
  readonly document: unknown
  /** As it was published. */
  readonly published: unknown
  readonly problems: DraftProblems
  readonly canChange: boolean
  /** Returns what a value is called. */
  readonly word: (path: string) => string
  /** Sets the value at a path; undefined takes it out. */
  readonly set: (path: string, value: unknown) => void
}

export const DocumentSheetContext = createContext<DocumentSheet | null>(null)

export function useDocumentSheet(): DocumentSheet {
  const sheet = useContext(DocumentSheetContext)
  if (sheet === null) throw new Error('A field is shown outside of a document')
  return sheet
}
