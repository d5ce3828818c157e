import { type Cents, dollarsOf } from '@dustforce/core/money'
import { classNames } from '@dustforce/ui/class-names'
import { useRef, useState } from 'react'

export interface PayFieldProps {
  /** The name of the field, for screen readers: it says whose pay this is. */
  readonly label: string
  readonly payCents: Cents | null
  /** Gets what was typed; returns whether it is accepted. A refused text gives way to the stored pay. */
  readonly onSave: (text: string) => boolean
}

/** A contractor's pay, edited in place: Enter or leaving saves, Escape gives up. */
export function PayField({ label, payCents, onSave }: PayFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  // Escape blurs the field, and a blur saves: the ref is read before React has rendered the cleared draft.
  const abandoned = useRef(false)
  const stored = payCents === null ? '' : dollarsOf(payCents).toFixed(2)
  const finish = (input: HTMLInputElement) => {
    const typed = input.validity.badInput ? 'not a number' : (draft ?? stored)
    const changed = draft !== null && typed.trim() !== stored && !sameAmount(typed, stored)
    const refused = !abandoned.current && changed && !onSave(typed.trim())
    // The browser keeps a text that is no number beside the empty value: only writing it again removes it.
    if (refused || abandoned.current) input.value = stored
    abandoned.current = false
    setDraft(null)
  }
  return (
    <span className="relative inline-block">
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute inset-y-0 left-2 flex items-center text-sm',
          stored === '' && draft === null ? 'text-faint' : 'text-muted',
        )}
      >
        $
      </span>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        aria-label={label}
        placeholder="—"
        value={draft ?? stored}
        onChange={(event) => setDraft(event.target.value)}
        onBeforeInput={(event) => {
          // A browser drops a comma from a number and keeps the digits: 65,50 would be 6550.
          if ((event.nativeEvent as InputEvent).data !== ',') return
          event.preventDefault()
          document.execCommand('insertText', false, '.')
        }}
        onBlur={(event) => finish(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') {
            abandoned.current = true
            event.currentTarget.blur()
          }
        }}
        className="h-8 pointer-coarse:h-11 w-24 md:w-19 [appearance:textfield] rounded-md border border-line-strong/60 bg-surface pr-2 pl-5 text-right text-base tabular-nums hover:border-brand focus:border-brand md:text-sm [&::-webkit-inner-spin-button]:appearance-none"
      />
    </span>
  )
}

function sameAmount(a: string, b: string): boolean {
  return a.trim() !== '' && b !== '' && Number(a) === Number(b)
}
