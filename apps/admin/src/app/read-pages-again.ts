import type { Query, QueryClient } from '@tanstack/react-query'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

/** The way to read a long list, so that one of its pages can be read by itself. */
export interface PagedList {
  readonly read: (after: string | null) => Promise<Page<unknown>>
  /** The field of a row with the id that a change of it from elsewhere comes with. */
  readonly idField: string
}

interface Held {
  readonly pages: readonly Page<unknown>[]
  readonly pageParams: readonly (string | null)[]
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly pages?: PagedList }
  }
}

function idsOf({ rows }: Page<unknown>, { idField }: PagedList): readonly unknown[] {
  return rows.map((row) => (typeof row === 'object' && row !== null ? Reflect.get(row, idField) : null))
}

function isHeld(data: unknown): data is Held {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

/**
 * Brings a long list up to date with rows that others changed, by the pages that have them; a row that none has may be new, which is on the first
 * one. Returns false when that is not enough and the whole list is to be read: rows have left their page, the list is being read, or is not shown.
 */
export async function readPagesAgain(
  client: QueryClient,
  query: Query,
  ids: ReadonlySet<string | null>,
): Promise<boolean> {
  const list = query.meta?.pages
  const held: unknown = query.state.data
  if (list === undefined || ids.has(null) || !isHeld(held)) return false
  if (!query.isActive() || query.state.fetchStatus !== 'idle') return false
  const shown = held.pages.map((page) => new Set(idsOf(page, list)))
  const changed = shown.flatMap((page, at) => ([...ids].some((id) => page.has(id)) ? [at] : []))
  const isKnown = [...ids].every((id) => shown.some((page) => page.has(id)))
  const old = isKnown ? changed : [...new Set([0, ...changed])]
  try {
    const read = await Promise.all(
      old.map(async (at) => [at, await list.read(held.pageParams[at] ?? null)] as const),
    )
    if (query.state.data !== held || query.state.fetchStatus !== 'idle') return false
    const pages = [...held.pages]
    for (const [at, after] of read) {
      const before = pages[at]
      const page = before === undefined ? null : inPlaceOf(before, after, list)
      if (page === null) return false
      pages[at] = page
    }
    client.setQueryData(query.queryKey, { ...held, pages })
    return true
  } catch {
    // The whole list tells why it cannot be read.
    return false
  }
}

/** A page as it was read again, up to where the next one starts; null when rows have left it for another page. */
function inPlaceOf(before: Page<unknown>, after: Page<unknown>, list: PagedList): Page<unknown> | null {
  const [idsBefore, idsAfter] = [idsOf(before, list), idsOf(after, list)]
  const added = idsAfter.filter((id) => !idsBefore.includes(id)).length
  const gone = idsBefore.flatMap((id, at) => (idsAfter.includes(id) ? [] : [at]))
  if (gone.length === 0 && (added === 0 || before.next === null)) return after
  // New rows push as many off the foot of a full page, which stay where they are shown.
  const foot = before.rows.length - added
  const isPushed =
    before.next !== null && added > 0 && gone.length === added && gone.every((at) => at >= foot)
  return isPushed ? { rows: [...after.rows, ...before.rows.slice(foot)], next: before.next } : null
}
