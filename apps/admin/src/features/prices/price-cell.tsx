import { cellKind, cellText, cellValue, cellWords, pathWords } from '@dustforce/office/prices'
import { valueAt } from '@dustforce/office/publishing'
import { classNames } from '@dustforce/ui/class-names'
import { TextField } from '@dustforce/ui/text-field'
import { useState } from 'react'
import { usePriceSheet } from './price-sheet.ts'

export interface PriceCellProps {
  /** The path of the value in the book. */
  readonly path: string
  /** The name of the value, unless the book has one. */
  readonly label?: string | undefined
  /** Shows the label over the field. */
  readonly isLabelled?: boolean | undefined
  readonly hint?: string | undefined
  readonly className?: string | undefined
}

/** A value of the price list, changed in place; what it was stays in its title. */
export function PriceCell({ path, label, isLabelled = false, hint, className }: PriceCellProps) {
  const { book, published, problems, canChange, set } = usePriceSheet()
  const [typed, setTyped] = useState<string | null>(null)
  const kind = cellKind(path)
  const value = valueAt(book, path)
  const before = valueAt(published, path)
  const name = label ?? pathWords(book, path)
  if (!canChange && !isLabelled)
    return <span className={className}>{value === undefined ? '–' : cellWords(kind, value, book)}</span>
  const isChanged = value !== before
  return (
    <TextField
      size="sm"
      label={name}
      hideLabel={!isLabelled}
      hint={hint}
      className={className}
      readOnly={!canChange}
      inputMode={kind === 'text' ? undefined : 'decimal'}
      inputClassName={classNames(
        kind === 'text' ? null : 'text-right tabular-nums max-sm:!px-1.5',
        isChanged && '!border-brand !bg-brand-soft font-semibold',
      )}
      title={isChanged && before !== undefined ? `Was ${cellWords(kind, before, published)}` : undefined}
      autoComplete="off"
      value={typed ?? cellText(kind, value, book.currency)}
      error={problems.get(path)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        set(path, cellValue(kind, target.value, book.currency))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
