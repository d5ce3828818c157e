import type { AdminBackend, LiveStatus, WatchedTable } from '@dustforce/supabase/admin'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isHeld, noteWaiting } from './held-lists.ts'
import { makeReadAgain } from './read-again.ts'
import { readPagesAgain } from './read-pages-again.ts'
import { showsAny, showsEvery } from './rows-on-page.ts'

/** The queries that show what is free on a day, how full it is, and which jobs stand on a closed one. */
const readersOfHours = ['bookings', 'dashboard', 'needs']

/** The cached data that a changed table makes old. The first element of every query key is one of these names. */
const readersOf: Record<WatchedTable, readonly string[]> = {
  bookings: ['bookings', 'dashboard', 'finance', 'needs', 'payments', 'letters', 'customers', 'payouts'],
  contact_inquiries: ['inquiries', 'needs', 'customers'],
  contact_inquiry_replies: ['replies'],
  contractors: ['contractors', 'payouts'],
  payouts: ['payouts'],
  closures: ['schedule-exceptions', ...readersOfHours],
  special_hours: ['schedule-exceptions', ...readersOfHours],
}
const allReaders = new Set(Object.values(readersOf).flat())

const gatherMs = 250
/** The longest time for which a change goes unnoticed when its message was lost on its way. */
const lookMs = 60_000

/**
 * Keeps the cache up to date with what others change. Changes that arrive together cause one round of reading; of a long list only the page
 * with the changed row is read. Once the connection is there, what was read before it is read again, and after a lost connection everything is:
 * what was missed is not known.
 */
export function followChanges(
  changes: AdminBackend['changes'],
  client: QueryClient,
  onStatus: (status: LiveStatus) => void,
): () => void {
  const again = makeReadAgain(gatherMs)
  /** The data that is old, with the ids of the changed rows; null for a row that is not known. */
  const stale = new Map<string, Set<string | null>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let before: LiveStatus = 'connecting'

  const readersNamed = (name: string): readonly Query[] =>
    client.getQueryCache().findAll({ queryKey: [name], predicate: ({ queryKey }) => !isHeld(queryKey) })
  const readAll = (queries: readonly Query[]) => Promise.all(queries.map(again.read))

  const refreshList = async (list: Query, ids: ReadonlySet<string | null>) => {
    if (!(await readPagesAgain(client, list, ids))) await again.read(list)
  }
  const refreshRows = async (readers: readonly Query[], ids: ReadonlySet<string | null>) => {
    const lists = readers.filter(({ meta }) => meta?.pages !== undefined)
    for (const list of lists) refreshList(list, ids)
    const queries = readers.filter((query) => !lists.includes(query))
    const shown = queries.filter((query) => query.isActive())
    // A row that is on no page shown may be new on any of them.
    if (!showsEvery(shown, ids)) return readAll(queries)
    const others = shown.filter((query) => showsAny(query, ids) === false)
    for (const query of others) query.invalidate()
    await readAll(queries.filter((query) => !others.includes(query)))
    // So may one that has left its page.
    if (!showsEvery(shown, ids)) await readAll(others)
  }
  const refresh = () => {
    timer = undefined
    for (const [name, ids] of stale) refreshRows(readersNamed(name), ids)
    stale.clear()
  }
  const look = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    for (const name of allReaders) readAll(readersNamed(name))
  }, lookMs)
  const stop = changes.subscribe({
    onChange: (table, id) => {
      for (const name of readersOf[table]) {
        noteWaiting(name)
        stale.set(name, (stale.get(name) ?? new Set()).add(id))
      }
      timer ??= setTimeout(refresh, gatherMs)
    },
    onStatus: (status) => {
      if (status === 'live' && before === 'connecting')
        for (const name of allReaders) readAll(readersNamed(name))
      if (status === 'live' && before === 'lost')
        readAll(client.getQueryCache().findAll({ predicate: ({ queryKey }) => !isHeld(queryKey) }))
      before = status
      onStatus(status)
    },
  })
  return () => {
    clearTimeout(timer)
    clearInterval(look)
    again.stop()
    stop()
  }
}
