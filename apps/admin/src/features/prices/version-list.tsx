import { formatInstant } from '@dustforce/core/schedule'
import type { PriceVersion } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { ActButton } from '../../kit/act-button.tsx'
import { PriceSection } from './price-section.tsx'
import { versionStates } from './version-states.ts'

export interface VersionListProps {
  /** The newest first. */
  readonly versions: readonly PriceVersion[]
  readonly now: number
  readonly zone: string
  /** Opens a version to publish it again. */
  readonly onTakeBack: (version: PriceVersion) => void
}

/** Every version of the prices, and who published it. */
export function VersionList({ versions, now, zone, onTakeBack }: VersionListProps) {
  const states = versionStates(versions, now)
  return (
    <PriceSection
      title="History"
      hint="Every booking keeps the prices that it was made by. An earlier version is published again by one press, after a look at what changes."
    >
      {versions.length === 0 ? (
        <p className="text-sm text-muted">
          No prices were published here yet: those that the program came with hold.
        </p>
      ) : (
        <ul aria-label="Versions" className="divide-y divide-line">
          {versions.map((version, index) => {
            const { id, book, author, note, holdsFrom, publishedAt } = version
            const state = states[index] ?? 'past'
            return (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0 last:pb-0"
              >
                <span className="min-w-0 flex-1 basis-60">
                  <span className="block text-sm font-medium">
                    {book.version}
                    {note === '' ? '' : `: ${note}`}
                  </span>
                  <span className="block text-xs text-muted">
                    {author === null
                      ? 'What the program came with'
                      : `${author}, ${formatInstant(publishedAt, zone)}`}
                    {state === 'planned' ? `; holds from ${formatInstant(holdsFrom, zone)}` : ''}
                  </span>
                </span>
                {state === 'current' ? (
                  <Badge dot tone="success">
                    Holds now
                  </Badge>
                ) : null}
                {state === 'planned' ? (
                  <Badge dot tone="info">
                    Planned
                  </Badge>
                ) : null}
                {index === 0 ? null : (
                  <ActButton aria-label={`Use again: ${book.version}`} onClick={() => onTakeBack(version)}>
                    Use again
                  </ActButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </PriceSection>
  )
}
