import type { AdminBackend, LiveStatus, WatchedTable } from '@dustforce/supabase/admin'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBackend } from './app-context.tsx'
import { isHeld, noteWaiting } from './held-lists.ts'

/** Which cached data a changed table makes old. The first element of every query key is one of these names. */
const readersOf: Record<WatchedTable, readonly string[]> = {
  bookings: ['bookings', 'dashboard', 'finance', 'needs', 'payments', 'letters', 'customers', 'payouts'],
  contact_inquiries: ['inquiries', 'needs', 'customers'],
  contact_inquiry_replies: ['replies'],
  contractors: ['contractors', 'payouts'],
  payouts: ['payouts'],
  closures: ['office-days'],
  special_hours: ['office-days'],
}

const gatherMs = 250

/**
 * Keeps the cache up to date with what others change. Changes that come together are answered by one round of reading;
 * after a lost connection everything is read again, because what was missed is not known.
 */
export function followChanges(
  changes: AdminBackend['changes'],
  client: QueryClient,
  onStatus: (status: LiveStatus) => void,
): () => void {
  const stale = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let missedSome = false
  const refresh = () => {
    timer = undefined
    for (const name of stale)
      client.invalidateQueries({ queryKey: [name], predicate: (query) => !isHeld(query.queryKey) })
    stale.clear()
  }
  const stop = changes.subscribe({
    onChange: (table) => {
      for (const name of readersOf[table]) {
        noteWaiting(name)
        stale.add(name)
      }
      timer ??= setTimeout(refresh, gatherMs)
    },
    onStatus: (status) => {
      if (status === 'lost') missedSome = true
      if (status === 'live' && missedSome) {
        missedSome = false
        client.invalidateQueries()
      }
      onStatus(status)
    },
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Follows changes while the calling component is shown. Returns whether they arrive. */
export function useLiveUpdates(): LiveStatus {
  const { changes } = useBackend()
  const client = useQueryClient()
  const [status, setStatus] = useState<LiveStatus>('connecting')
  useEffect(() => followChanges(changes, client, setStatus), [changes, client])
  return status
}
