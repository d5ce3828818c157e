import type { LiveStatus } from '@dustforce/supabase/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBackend } from './app-context.tsx'

/** Follows changes while the calling component is shown. Returns whether they arrive. The first screen is shown without the code for it. */
export function useLiveUpdates(): LiveStatus {
  const { changes } = useBackend()
  const client = useQueryClient()
  const [status, setStatus] = useState<LiveStatus>('connecting')
  useEffect(() => {
    let isGone = false
    let stop = () => {
      isGone = true
    }
    const start = async () => {
      if (isGone) return
      try {
        const { followChanges } = await import('./follow-changes.ts')
        if (!isGone) stop = followChanges(changes, client, setStatus)
      } catch {
        if (!isGone) setStatus('lost')
      }
    }
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 500)
    return () => stop()
  }, [changes, client])
  return status
}
