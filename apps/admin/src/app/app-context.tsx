import type { AdminBackend } from '@dustforce/supabase/admin'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { askToStay } from './ask-to-stay.ts'
import type { SessionState, SessionStore } from './session-store.ts'

/** The services that the runtime gives to every screen. */
export interface AppRuntime {
  readonly backend: AdminBackend
  /** Epoch milliseconds. */
  readonly now: () => number
}

interface AppValue extends AppRuntime {
  readonly session: SessionStore
}

const AppContext = createContext<AppValue | null>(null)

export function AppProvider({ value, children }: { readonly value: AppValue; readonly children: ReactNode }) {
  const { kept } = value.session
  useEffect(() => askToStay(() => kept.size > 0), [kept])
  return <AppContext value={value}>{children}</AppContext>
}

function useApp(): AppValue {
  const value = useContext(AppContext)
  if (value === null) throw new Error('Outside of AppProvider')
  return value
}

/** The backend that the runtime chose. */
export function useBackend(): AdminBackend {
  return useApp().backend
}

/** The clock that the runtime chose, in epoch milliseconds. */
export function useClock(): () => number {
  return useApp().now
}

export function useSessionStore(): SessionStore {
  return useApp().session
}

/** The session of the Hub around; null for a part that is shown alone. */
export function useSessionStoreIfAny(): SessionStore | null {
  return useContext(AppContext)?.session ?? null
}

/** Returns who is signed in, and follows the session as it changes. */
export function useSession(): SessionState {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.read)
}
