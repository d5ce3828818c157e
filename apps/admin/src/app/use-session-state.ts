import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { useSessionStoreIfAny } from './app-context.tsx'
import type { SessionStore } from './session-store.ts'

/** State that is given back: by who had it, and where it was. */
export type SessionStates = Map<
  string,
  { readonly value: unknown; readonly why: 'session ended' | 'screen left' }
>

function keyOf(store: SessionStore | null, place: string): string {
  const now = store?.read()
  return `${now?.status === 'signed-in' ? now.session.email : ''}\n${place}`
}

/** Whether something waits that the end of the session had interrupted. */
export function isBackFromExpiry(store: SessionStore): boolean {
  const mine = keyOf(store, '')
  return [...store.kept].some(([key, { why }]) => why === 'session ended' && key.startsWith(mine))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}

/** Of a form only what was changed, so that the rest begins as it is by then. */
function changedIn(begun: unknown, value: unknown): unknown {
  if (!isPlain(begun) || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name, one]) => one !== begun[name]))
}

/**
 * `useState` that outlives the end of a session: in this tab's memory, for the same person at the same place, who gets it back once. What was
 * begun goes with its form when that is closed, unless it is kept 'when left'; and with everything when the person signs out.
 *
 * @param place what it is the state of, such as a form and a booking's id
 */
export function useSessionState<T>(
  place: string,
  begin: T | (() => T),
  when?: 'when left',
): readonly [T, Dispatch<SetStateAction<T>>] {
  const store = useSessionStoreIfAny()
  const [key] = useState(() => keyOf(store, place))
  const [begun] = useState(begin)
  const [value, setValue] = useState<T>(() => {
    const kept = store?.kept.get(key)
    if (kept === undefined) return begun
    return (isPlain(begun) && isPlain(kept.value) ? { ...begun, ...kept.value } : kept.value) as T
  })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    if (store === null) return
    store.kept.delete(key)
    return () => {
      const now = store.read()
      const isLeft = now.status === 'signed-in' && when === 'when left'
      const isExpired = now.status === 'signed-out' && now.why === 'expired'
      if ((!isLeft && !isExpired) || Object.is(latest.current, begun)) return
      const changed = changedIn(begun, latest.current)
      if (isPlain(changed) && Object.keys(changed).length === 0) return
      store.kept.set(key, { value: changed, why: isExpired ? 'session ended' : 'screen left' })
    }
  }, [begun, key, store, when])
  return [value, setValue]
}
