import type { ReactNode } from 'react'
import { DocumentSheetContext } from '../../patterns/published/document-sheet.ts'

export interface ToReadProps {
  readonly document: object
  readonly word: (path: string) => string
  readonly children: ReactNode
}

const noProblems = new Map<string, string>()

/** A document that holds, for who may not change it. */
export function ToRead({ document, word, children }: ToReadProps) {
  const sheet = { document, published: document, problems: noProblems, canChange: false, word, set: () => {} }
  return <DocumentSheetContext value={sheet}>{children}</DocumentSheetContext>
}
