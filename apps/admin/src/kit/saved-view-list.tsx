import type { SavedView } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { classNames } from '@dustforce/ui/class-names'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { ActButton } from './act-button.tsx'

export interface SavedViewListProps {
  readonly views: readonly SavedView[]
  /** The query string of the list as it is now. */
  readonly query: string
  readonly onOpen: (query: string) => void
  readonly onRename: (view: SavedView, name: string) => void
  /** Makes a view what the list is now. */
  readonly onUpdate: (view: SavedView) => void
  readonly onDefault: (view: SavedView) => void
  readonly onDelete: (view: SavedView) => void
}

/** The views of a list; the one that is shown is marked. */
export function SavedViewList({ views, query, onOpen, ...acts }: SavedViewListProps) {
  const [renamed, setRenamed] = useState<string | null>(null)
  return (
    <ul aria-label="Views" className="divide-y divide-line rounded-lg border border-line">
      <li className="px-2 py-1">
        <ViewButton name="Everything" isShown={query === ''} onClick={() => onOpen('')} />
      </li>
      {views.map((view) =>
        view.id === renamed ? (
          <li key={view.id} className="p-2">
            <Rename
              view={view}
              onDone={(name) => {
                setRenamed(null)
                if (name !== null) acts.onRename(view, name)
              }}
            />
          </li>
        ) : (
          <li key={view.id} className="flex flex-wrap items-center gap-x-1 px-2 py-1">
            <ViewButton
              name={view.name}
              isDefault={view.isDefault}
              isShown={view.query === query}
              onClick={() => onOpen(view.query)}
            />
            {view.query === query ? null : (
              <Act word="Update" of={view} what="to this list" onClick={() => acts.onUpdate(view)} />
            )}
            <Act
              word={view.isDefault ? 'No default' : 'Default'}
              of={view}
              onClick={() => acts.onDefault(view)}
            />
            <Act word="Rename" of={view} onClick={() => setRenamed(view.id)} />
            <Act word="Delete" of={view} onClick={() => acts.onDelete(view)} />
          </li>
        ),
      )}
    </ul>
  )
}

function ViewButton({
  name,
  isDefault = false,
  isShown,
  onClick,
}: {
  readonly name: string
  readonly isDefault?: boolean
  readonly isShown: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={onClick}
      className={classNames(
        'flex min-h-11 min-w-0 flex-[1_1_12rem] items-center max-sm:basis-full gap-2 rounded-md px-2 text-left text-sm hover:bg-wash',
        isShown ? 'font-semibold text-brand-ink' : 'font-medium',
      )}
    >
      <span className="truncate">{name}</span>
      {isDefault ? <Badge tone="brand">Default</Badge> : null}
    </button>
  )
}

function Act({
  word,
  of,
  what,
  onClick,
}: {
  readonly word: string
  readonly of: SavedView
  readonly what?: string
  readonly onClick: () => void
}) {
  return (
    <ActButton
      variant={word === 'Delete' ? 'danger-quiet' : 'ghost'}
      className="!px-2"
      aria-label={[word, of.name, what].filter(Boolean).join(' ')}
      onClick={onClick}
    >
      {word}
    </ActButton>
  )
}

function Rename({
  view,
  onDone,
}: {
  readonly view: SavedView
  /** Told the new name; null when it stays. */
  readonly onDone: (name: string | null) => void
}) {
  const [name, setName] = useState(view.name)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (name.trim() !== '') onDone(name.trim() === view.name ? null : name.trim())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Only the renaming ends, not the dialog around it.
        event.preventDefault()
        event.stopPropagation()
        onDone(null)
      }}
    >
      <TextField
        size="sm"
        autoFocus
        label={`New name of ${view.name}`}
        maxLength={60}
        className="min-w-0 flex-[1_1_12rem]"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ActButton variant="primary" type="submit" disabled={name.trim() === ''}>
        Rename
      </ActButton>
      <ActButton variant="ghost" onClick={() => onDone(null)}>
        Cancel
      </ActButton>
    </form>
  )
}
