import { useEffect, useRef, useState } from 'react'
import { useSession, useSessionStore } from './app-context.tsx'

/** The fields that differ from what a form began with. */
function typedOf<T extends object>(initial: T, value: T): Partial<T> {
  const typed: Partial<T> = {}
  for (const name in value) if (value[name] !== initial[name]) typed[name] = value[name]
  return typed
}

/**
 * What was typed into forms of one kind, kept in this tab's memory when the session ends in the middle of them, and given back once to whoever
 * had typed it. Nothing is kept of a form that was closed, unless it is asked for 'when left', nor when somebody signs out.
 */
export class TypedForms<T extends object> {
  readonly #kept = new Map<string, Partial<T>>()
  readonly isKeptWhenLeft: boolean

  constructor(when?: 'when left') {
    this.isKeptWhenLeft = when !== undefined
  }

  read(key: string): Partial<T> | undefined {
    return this.#kept.get(key)
  }
  keep(key: string, typed: Partial<T>): void {
    if (Object.keys(typed).length > 0) this.#kept.set(key, typed)
  }
  forget(key: string): void {
    this.#kept.delete(key)
  }
}

/**
 * A form's state that outlives the end of a session.
 *
 * @param place which form of its kind, such as a booking's id
 * @returns the value, how to set it, and whether it was given back
 */
export function useTyped<T extends object>(forms: TypedForms<T>, place: string, begun: T) {
  const store = useSessionStore()
  const session = useSession()
  const [key] = useState(() => `${session.status === 'signed-in' ? session.session.email : ''}\n${place}`)
  const [initial] = useState(begun)
  const [givenBack] = useState(() => forms.read(key))
  const [value, setValue] = useState<T>({ ...initial, ...givenBack })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    forms.forget(key)
    return () => {
      const now = store.read()
      const isLeft = now.status === 'signed-in' && forms.isKeptWhenLeft
      const isExpired = now.status === 'signed-out' && now.why === 'expired'
      if (isLeft || isExpired) forms.keep(key, typedOf(initial, latest.current))
    }
  }, [forms, key, initial, store])
  return { value, setValue, isGivenBack: givenBack !== undefined }
}
