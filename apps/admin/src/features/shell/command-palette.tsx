import { classNames } from '@dustforce/ui/class-names'
import { Dialog } from '@dustforce/ui/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { PaletteEntry } from './palette-entries.ts'

export interface CommandPaletteProps {
  readonly typed: string
  readonly entries: readonly PaletteEntry[]
  /** Whether the server is being asked. */
  readonly searching: boolean
  readonly onType: (text: string) => void
  readonly onChoose: (entry: PaletteEntry) => void
  readonly onClose: () => void
}

/** Goes to pages, finds records and acts: a combobox whose focus stays in its field while the arrows move through the list. */
export function CommandPalette({
  typed,
  entries,
  searching,
  onType,
  onChoose,
  onClose,
}: CommandPaletteProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // By its name and not by its place: what is found later must not move under the finger.
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = entries.find((entry) => entry.id === activeId) ?? entries[0]
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`
  const activeOption = active === undefined ? undefined : optionId(active)
  useEffect(() => {
    if (activeOption !== undefined)
      document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])

  const move = (to: number) => setActiveId(entries[(to + entries.length) % entries.length]?.id ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active === undefined ? -1 : entries.indexOf(active)
    const places: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const to = places[event.key]
    if (to !== undefined && entries.length > 0) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onChoose(active)
    }
  }

  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Find or do"
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        input.current?.focus()
      }}
      banner={
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            role="combobox"
            aria-label="Find or do"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeOption}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder="A page, a name, a phone number, an address…"
            value={typed}
            onChange={(event) => {
              setActiveId(null)
              onType(event.target.value)
            }}
            onKeyDown={onKeyDown}
            className="h-11 w-full text-ellipsis rounded-md border border-line-strong bg-surface pr-3 pl-10 placeholder:text-muted"
          />
        </div>
      }
    >
      <div className="-mx-3 -my-2 min-h-72">
        <p role="status" className={classNames('px-3 text-sm text-muted', entries.length > 0 && 'sr-only')}>
          {searching
            ? 'Searching…'
            : entries.length === 0
              ? 'Nothing was found.'
              : `${entries.length} results`}
        </p>
        <div role="listbox" id={`${id}-list`} aria-label="Results">
          {groups.map((group) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="pb-2">
              <div
                id={`${id}-${group}`}
                className="px-3 py-1.5 text-xs font-semibold tracking-wide text-muted uppercase"
              >
                {group}
              </div>
              {entries
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <div
                    key={entry.id}
                    id={optionId(entry)}
                    role="option"
                    aria-selected={entry === active}
                    onClick={() => onChoose(entry)}
                    onPointerMove={() => setActiveId(entry.id)}
                    className={classNames(
                      'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 text-sm',
                      entry === active && 'bg-brand-soft text-brand-ink',
                    )}
                  >
                    <span className="min-w-0 truncate font-medium">{entry.label}</span>
                    <span
                      className={classNames(
                        'min-w-0 shrink-0 truncate text-xs',
                        entry === active ? 'text-brand-ink' : 'text-muted',
                      )}
                    >
                      {entry.hint}
                    </span>
                  </div>
                ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
