import type { Version } from '@dustforce/supabase/admin'

/** Whether a version holds, will hold, or does no longer or never did. */
export type VersionState = 'current' | 'planned' | 'past'

/**
 * The states of versions, the newest first: of those whose time has come the last published one holds, and one that was published before it
 * never holds again.
 */
export function versionStates(
  versions: readonly Pick<Version<unknown>, 'holdsFrom'>[],
  now: number,
): readonly VersionState[] {
  const current = versions.findIndex(({ holdsFrom }) => holdsFrom <= now)
  return versions.map((version, index) => {
    if (index === current) return 'current'
    const isReplaced = versions.slice(0, index).some(({ holdsFrom }) => holdsFrom <= version.holdsFrom)
    return version.holdsFrom > now && !isReplaced && (current === -1 || index < current) ? 'planned' : 'past'
  })
}
