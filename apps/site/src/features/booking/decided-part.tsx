import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import * as words from './words.en.tsx'

export interface DecidedPartProps {
  /** The name of the part, for the ear: 'size'. */
  readonly name: string
  /** The decision, in a few words; null when there is none, and the fields stand open. */
  readonly decided: string | null
  /** Whether the choice no longer holds, which opens the part. */
  readonly wrong?: boolean
  /** The note to be read with it also while it is closed; opened, its fields say it. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** Fields whose values were decided before the form opened: one line that says them, and opens to change them. */
export function DecidedPart({ name, decided, wrong = false, note = null, children }: DecidedPartProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wrong) setOpen(true)
  }, [wrong])
  if (decided === null) return children
  return (
    <div>
      <details className="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-md bg-brand-soft px-4 py-2 [&::-webkit-details-marker]:hidden">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-brand-ink" />
          <span className="min-w-0 flex-1 font-medium">{decided}</span>
          <span className="text-sm font-semibold text-brand-ink underline underline-offset-4">
            {words.change} <span className="sr-only">{name}</span>
          </span>
        </summary>
        <div className="grid gap-4 pt-4">{children}</div>
      </details>
      {open || note === null ? null : <div className="px-2 pt-1.5 sm:px-4">{note}</div>}
    </div>
  )
}
