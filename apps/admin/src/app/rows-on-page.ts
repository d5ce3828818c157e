import type { Query } from '@tanstack/react-query'

/** The ids of the rows on a page of a list; null for another query, or one that has not read its rows yet. */
function idsOn({ queryKey, state }: Query): ReadonlySet<unknown> | null {
  const data: unknown = state.data
  if (queryKey[1] !== 'page' || typeof data !== 'object' || data === null || !('rows' in data)) return null
  return Array.isArray(data.rows) ? new Set(data.rows.map(({ id }) => id)) : null
}

/** Whether a page of a list shows one of these rows; null for what is no page, or is just being read. */
export function showsAny(query: Query, ids: ReadonlySet<string | null>): boolean | null {
  const shown = query.state.fetchStatus === 'idle' ? idsOn(query) : null
  return shown === null ? null : [...ids].some((id) => shown.has(id))
}

/** Whether each of these rows is on one of the pages. */
export function showsEvery(queries: readonly Query[], ids: ReadonlySet<string | null>): boolean {
  const shown = new Set(queries.flatMap((query) => [...(idsOn(query) ?? [])]))
  return [...ids].every((id) => shown.has(id))
}
