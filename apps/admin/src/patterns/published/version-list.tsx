import { formatInstant } from '@dustforce/core/schedule'
import type { Version } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'
import { versionStates } from './version-states.ts'

export interface VersionListProps<Document> {
  /** The newest first. */
  readonly versions: readonly Version<Document>[]
  readonly nameOf: (version: Version<Document>) => string
  readonly hint: string
  /** The words while nothing was published. */
  readonly none: string
  readonly now: number
  readonly zone: string
  /** Opens a version to publish it again. */
  readonly onTakeBack: (version: Version<Document>) => void
}

/** Every version of a document, and who published it. */
export function VersionList<Document>({
  versions,
  nameOf,
  hint,
  none,
  now,
  zone,
  onTakeBack,
}: VersionListProps<Document>) {
  const states = versionStates(versions, now)
  return (
    <SectionCard title="History" hint={hint}>
      {versions.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul aria-label="Versions" className="divide-y divide-line">
          {versions.map((version, index) => {
            const { id, author, note, holdsFrom, publishedAt } = version
            const state = states[index] ?? 'past'
            return (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0 last:pb-0"
              >
                <span className="min-w-0 flex-1 basis-60">
                  <span className="block text-sm font-medium">
                    {nameOf(version)}
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
                  <ActButton aria-label={`Use again: ${nameOf(version)}`} onClick={() => onTakeBack(version)}>
                    Use again
                  </ActButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </SectionCard>
  )
}
