import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'

interface FoldedSectionProps {
  readonly title: string
  /** The content of the part, in a few words: 'Laundry: $20'. */
  readonly summary: string
  /** Whether something in it is wrong, or to be seen: then it opens. */
  readonly wrong?: boolean
  readonly children: ReactNode
}

/** An optional part of the booking form: one line that tells what is in it, and opens by a press. */
export function FoldedSection({ title, summary, wrong = false, children }: FoldedSectionProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wrong) setOpen(true)
  }, [wrong])
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <details className="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="-mx-2 grid min-h-14 list-none grid-cols-[1fr_auto] content-center items-center gap-x-4 rounded-md px-2 py-1 sm:py-2 hover:bg-wash sm:grid-cols-[15rem_1fr_auto] [&::-webkit-details-marker]:hidden">
          <h3 id={id} className="text-lg leading-snug">
            {title}
          </h3>
          <span className="col-start-1 truncate text-sm text-muted sm:col-start-2">{summary}</span>
          <ChevronDown
            aria-hidden
            className="col-start-2 row-span-2 row-start-1 size-5 text-muted transition-transform group-open:rotate-180 sm:col-start-3 sm:row-span-1"
          />
        </summary>
        <div className="grid gap-4 pt-2 pb-6">{children}</div>
      </details>
    </section>
  )
}
