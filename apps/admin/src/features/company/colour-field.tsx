import { valueAt } from '@dustforce/office/publishing'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

export interface ColourFieldProps {
  readonly path: string
  readonly hint: string
}

/** A colour, typed or picked. */
export function ColourField({ path, hint }: ColourFieldProps) {
  const { document, canChange, word, set } = useDocumentSheet()
  const value = valueAt(document, path)
  return (
    <DocumentField
      path={path}
      hint={hint}
      placeholder="#123a5c"
      read={(text) => text.trim().toLowerCase()}
      trailing={
        <input
          type="color"
          aria-label={`Pick the ${word(path).toLowerCase()}`}
          disabled={!canChange}
          className="size-8 cursor-pointer rounded border border-line bg-transparent"
          value={typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={({ target }) => set(path, target.value)}
        />
      }
    />
  )
}
