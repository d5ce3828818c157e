import { IconButton } from '@dustforce/ui/icon-button'
import { Said } from '@dustforce/ui/said'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { ActButton } from './act-button.tsx'

/** The bar at the foot of a list that has selected rows: how many they are, and what can be done with them. Escape clears the selection. */
export function BulkBarFrame({
  what,
  count,
  waiting,
  onShowWaiting,
  rest,
  onRest,
  onClear,
  children,
}: {
  /** The words for what is selected, in the plural. */
  readonly what: string
  readonly count: number
  /** Changes of others that wait until nothing is selected. */
  readonly waiting: number
  readonly onShowWaiting: () => void
  /** The number of shown rows that are not selected. */
  readonly rest: number
  readonly onRest: () => void
  readonly onClear: () => void
  readonly children: ReactNode
}) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere =
        document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) onClear()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onClear])
  return (
    <section
      data-over-end
      aria-label={`Selected ${what}`}
      className="fixed inset-x-2 bottom-2 max-h-[33dvh] overflow-y-auto z-40 mx-auto flex max-w-3xl flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line-strong bg-raised p-3 shadow-lg print:hidden"
    >
      <Said className="text-sm font-semibold tabular-nums">{count} selected</Said>
      {rest === 0 ? null : (
        <ActButton variant="ghost" onClick={onRest}>
          Select {rest} more
        </ActButton>
      )}
      {waiting === 0 ? null : (
        <ActButton variant="ghost" onClick={onShowWaiting}>
          Show {waiting} new
        </ActButton>
      )}
      {children}
    </section>
  )
}

/** Clears the selection. */
export function ClearSelection({ onClear }: { readonly onClear: () => void }) {
  return (
    <IconButton
      size="sm"
      label="Clear the selection"
      title="Esc"
      className="ml-auto"
      icon={<X aria-hidden="true" className="size-4" />}
      onClick={() => {
        // The bar goes away; the first of the selected rows is where to go on.
        document.querySelector<HTMLElement>('[data-select]:checked')?.focus({ preventScroll: true })
        onClear()
      }}
    />
  )
}
