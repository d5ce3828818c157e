import { Notice } from '@dustforce/ui/notice'
import type { FormEvent } from 'react'
import { ActButton } from './act-button.tsx'

export interface ShownClash<Field extends string> {
  readonly field: Field
  readonly label: string
  /** In words; empty for nothing. */
  readonly theirs: string
  readonly mine: string
}

export interface ClashNoticeProps<Field extends string> {
  readonly clashes: readonly ShownClash<Field>[]
  readonly onTakeTheirs: (field: Field) => void
  readonly onKeepMine: (field: Field) => void
}

const worded = (text: string) => (text.trim() === '' ? 'nothing' : `“${text.trim()}”`)

/** Brings the first question to who tries to save before it is decided. */
export function focusOnClash(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  const dialog = event.currentTarget.closest('[role="dialog"]')
  dialog?.querySelector<HTMLElement>('[data-clashes] button')?.focus()
}

/** Asks which of two people's words for a field hold, before either wipes the other. */
export function ClashNotice<Field extends string>({
  clashes,
  onTakeTheirs,
  onKeepMine,
}: ClashNoticeProps<Field>) {
  if (clashes.length === 0) return null
  return (
    <div role="alert" data-clashes>
      {clashes.map(({ field, label, theirs, mine }) => (
        <Notice
          key={field}
          tone="danger"
          title={`Someone else changed “${label}” too: which one should be saved?`}
          className="mb-4"
        >
          <dl className="grid gap-x-3 gap-y-1 py-1 sm:grid-cols-[auto_1fr]">
            <dt className="text-muted">Saved by now</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{worded(theirs)}</dd>
            <dt className="text-muted">Typed here</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{worded(mine)}</dd>
          </dl>
          <p className="flex flex-wrap gap-2 pt-1">
            <ActButton aria-label={`Use the saved one: ${label}`} onClick={() => onTakeTheirs(field)}>
              Use the saved one
            </ActButton>
            <ActButton aria-label={`Keep mine: ${label}`} onClick={() => onKeepMine(field)}>
              Keep mine
            </ActButton>
          </p>
        </Notice>
      ))}
    </div>
  )
}
