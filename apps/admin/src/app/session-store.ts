import type { AdminBackend, AdminSession } from '@dustforce/supabase/admin'
import type { SessionStates } from './use-session-state.ts'

/**
 * The person who is signed in, if there is one. A session that 'expired' is told from one that never was: its visitor is brought back to the same
 * place. Somebody who 'left' by the Logout button needs no explanation.
 */
export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'signed-in'; readonly session: AdminSession }
  | { readonly status: 'signed-out'; readonly why: 'never' | 'expired' | 'left' }

export interface SessionStore {
  readonly read: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Asks the backend again who is signed in. */
  readonly refresh: () => Promise<void>
  /** Told when the backend no longer accepts the session. */
  readonly expire: () => void
  readonly signOut: () => Promise<void>
  /** The states that outlive the end of a session in this tab; nothing outlives a sign-out. */
  readonly kept: SessionStates
  readonly stop: () => void
}

const marker = 'dustforce-admin-session'

/** Follows the backend's session. `memory` remembers across page loads that somebody was signed in. */
export function createSessionStore(backend: AdminBackend['session'], memory: Storage): SessionStore {
  let state: SessionState = { status: 'checking' }
  const listeners = new Set<() => void>()
  const kept: SessionStates = new Map()
  const set = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const follow = (session: AdminSession | null) => {
    if (session !== null) {
      memory.setItem(marker, '1')
      if (state.status !== 'signed-in' || state.session.email !== session.email) {
        set({ status: 'signed-in', session })
      }
    } else if (state.status !== 'signed-out') {
      set({ status: 'signed-out', why: memory.getItem(marker) === null ? 'never' : 'expired' })
    }
  }
  const stop = backend.onChange(follow)
  const refresh = () => backend.current().then(follow, () => follow(null))
  refresh()
  return {
    refresh,
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    expire: () => {
      if (state.status !== 'signed-in') return
      set({ status: 'signed-out', why: 'expired' })
      // The dead token must go, or the next page load would believe it again.
      backend.signOut().catch(() => undefined)
    },
    signOut: async () => {
      memory.removeItem(marker)
      set({ status: 'signed-out', why: 'left' })
      kept.clear()
      await backend.signOut().catch(() => undefined)
    },
    kept,
    stop,
  }
}
