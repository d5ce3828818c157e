import type { TextsByLanguage } from '@dustforce/office/company'
import { valueAt, withValueAt } from '@dustforce/office/publishing'
import { overlaid } from '@dustforce/office/texts/overlaid'
import { createContext, type ReactNode, useMemo } from 'react'
import {
  type DocumentSheet,
  DocumentSheetContext,
  useDocumentSheet,
} from '../../patterns/published/document-sheet.ts'

/** The texts that the program came with. */
export const InstalledTexts = createContext<TextsByLanguage>({})

export interface TextsInPlaceProps {
  /** The texts that the program came with. */
  readonly installed: TextsByLanguage
  readonly children: ReactNode
}

/**
 * Everything inside reads texts as customers do, and changes them in place: the document that is published keeps only what is said otherwise than the
 * program came with. A list is changed as a whole.
 */
export function TextsInPlace({ installed, children }: TextsInPlaceProps) {
  const sheet = useDocumentSheet()
  const document = useMemo(() => overlaid<unknown>(installed, sheet.document), [installed, sheet.document])
  const published = useMemo(() => overlaid<unknown>(installed, sheet.published), [installed, sheet.published])
  const inPlace: DocumentSheet = {
    ...{ ...sheet, document, published },
    set: (path, value) => {
      const place = keptPlace(document, path)
      const next = valueAt(withValueAt(document, path, value), place)
      const isInstalled = JSON.stringify(next) === JSON.stringify(valueAt(installed, place))
      sheet.set(place, isInstalled ? undefined : next)
    },
  }
  return (
    <InstalledTexts value={installed}>
      <DocumentSheetContext value={inPlace}>{children}</DocumentSheetContext>
    </InstalledTexts>
  )
}

/** Where what changes at a path is kept: the outermost list that it is in, else its own place. */
function keptPlace(document: unknown, path: string): string {
  const steps = path.split('.')
  const above = steps.map((_, nr) => steps.slice(0, nr + 1).join('.'))
  return above.find((place) => Array.isArray(valueAt(document, place))) ?? path
}
