import { valueAt } from '@dustforce/office/publishing'
import { TextField, type TextFieldProps } from '@dustforce/ui/text-field'
import { useState } from 'react'
import { useDocumentSheet } from './document-sheet.ts'

export interface DocumentFieldProps
  extends Pick<
    TextFieldProps,
    'hint' | 'type' | 'inputMode' | 'placeholder' | 'className' | 'trailing' | 'optional'
  > {
  /** The path of the value in the document. */
  readonly path: string
  /** The name of the value, unless the document has one. */
  readonly label?: string | undefined
  /** A value as it is typed. */
  readonly text?: (value: unknown) => string
  /** Reads what was typed as a value; undefined takes it out. */
  readonly read?: (text: string) => unknown
}

/** A value of a document, changed in place; what it was stays in its title. */
export function DocumentField({
  path,
  label,
  text = (value) => (value === undefined ? '' : String(value)),
  read = (typed) => typed,
  ...field
}: DocumentFieldProps) {
  const { document, published, problems, canChange, word, set } = useDocumentSheet()
  const [typed, setTyped] = useState<string | null>(null)
  const [value, before] = [valueAt(document, path), valueAt(published, path)]
  const isChanged = JSON.stringify(value) !== JSON.stringify(before)
  return (
    <TextField
      size="sm"
      autoComplete="off"
      {...field}
      label={label ?? word(path)}
      readOnly={!canChange}
      inputClassName={isChanged ? '!border-brand !bg-brand-soft font-semibold' : undefined}
      title={isChanged && before !== undefined ? `Was ${text(before)}` : undefined}
      value={typed ?? text(value)}
      error={problems.get(path)}
      onChange={({ target }) => {
        setTyped(target.value)
        set(path, read(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
