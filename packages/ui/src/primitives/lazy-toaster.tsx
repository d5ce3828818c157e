import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { currentToast, subscribeToToasts } from './toast-store.ts'

interface ToasterProps {
  readonly onClose: () => void
}

const Toaster = lazyPart<ToasterProps>(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

const shownId = () => currentToast()?.id ?? null
const none = () => null

/** The Toaster, loaded with the first toast: a page that never raises one ships only this. When it does not arrive, the next toast asks again. */
export function LazyToaster() {
  const id = useSyncExternalStore(subscribeToToasts, shownId, none)
  const [missed, setMissed] = useState<number | null>(null)
  return id === null || id === missed ? null : <Toaster onClose={() => setMissed(id)} />
}
