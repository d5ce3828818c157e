import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from './toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

const wanted = () => currentToast() !== null
const notYet = () => false

/** The Toaster, loaded with the first toast: a page that never raises one ships only this. */
export function LazyToaster() {
  return useSyncExternalStore(subscribeToToasts, wanted, notYet) ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
