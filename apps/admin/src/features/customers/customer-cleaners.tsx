import type { CleanerWish } from '@dustforce/office/hub'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { Select } from '@dustforce/ui/select'
import { type ReactNode, useState } from 'react'
import { Panel } from '../../kit/panel.tsx'

export interface CustomerCleanersProps {
  readonly roster: readonly { readonly id: string; readonly fullName: string }[]
  /** By contractor, what the customer said. */
  readonly wishes: Readonly<Record<string, CleanerWish>>
  /** By contractor, how many bookings of the customer to come are theirs. */
  readonly coming: Readonly<Record<string, number>>
  readonly busy: boolean
  /** A link to the coming bookings of a cleaner, in which another is chosen. */
  readonly replaceLink: (fullName: string, text: string) => ReactNode
  /** Null takes back what was said. */
  readonly onWish: (contractorId: string, wish: CleanerWish | null) => void
}

const words: Readonly<Record<CleanerWish, string>> = { preferred: 'Preferred', never: 'Never again' }

/** The cleaners whom a customer prefers, and those who must not come again. */
export function CustomerCleaners({
  roster,
  wishes,
  coming,
  busy,
  replaceLink,
  onWish,
}: CustomerCleanersProps) {
  const [chosen, setChosen] = useState('')
  const said = roster.flatMap((one) => {
    const wish = wishes[one.id]
    return wish === undefined ? [] : [{ ...one, wish }]
  })
  const others = roster.filter(({ id }) => wishes[id] === undefined)
  const say = (wish: CleanerWish) => {
    onWish(chosen, wish)
    setChosen('')
  }
  return (
    <Panel title="Contractors">
      {said.length === 0 ? (
        <p className="pb-3 text-sm text-muted">The customer has said nothing about a contractor.</p>
      ) : (
        <ul className="divide-y divide-line pb-3">
          {said.map(({ id, fullName, wish }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
              <span className="min-w-0 flex-1 basis-32 wrap-anywhere">{fullName}</span>
              {wish === 'never' && coming[id] !== undefined
                ? replaceLink(fullName, `Replace on ${coming[id]} to come`)
                : null}
              <Badge tone={wish === 'never' ? 'danger' : 'brand'}>{words[wish]}</Badge>
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                aria-label={`Take back: ${fullName}, ${words[wish].toLowerCase()}`}
                onClick={() => onWish(id, null)}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length === 0 ? null : (
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <Select
            label="Contractor"
            size="sm"
            className="min-w-0 flex-1 basis-40"
            placeholder="Choose a contractor"
            value={chosen}
            options={others.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button
            size="sm"
            variant="secondary"
            disabled={busy || chosen === ''}
            onClick={() => say('preferred')}
          >
            Prefer
          </Button>
          <Button size="sm" variant="secondary" disabled={busy || chosen === ''} onClick={() => say('never')}>
            Never again
          </Button>
        </div>
      )}
    </Panel>
  )
}
