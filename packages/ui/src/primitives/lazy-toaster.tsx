import { useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { currentToast, subscribeToToasts } from './toast-store.ts'

const Toaster = lazyPart<{ readonly onClose: () => void }>(async () => ({
  default: (await import('./toaster.tsx')).Toaster,
}))

const wanted = () => currentToast() !== null
const notYet = () => false

// Without it there are no toasts; `ReloadNotice` says why.
function doWithout() {}

/** The Toaster, loaded with the first toast: a page that never raises one ships only this. */
export function LazyToaster() {
  return useSyncExternalStore(subscribeToToasts, wanted, notYet) ? <Toaster onClose={doWithout} /> : null
}
