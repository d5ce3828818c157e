import { useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from './toast-store.ts'
import { useLoaded } from './use-loaded.ts'

const load = () => import('./toaster.tsx')
const wanted = () => currentToast() !== null
const notYet = () => false

/** The Toaster, loaded with the first toast: a page that never raises one ships only this. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(subscribeToToasts, wanted, notYet)
  const loaded = useLoaded(isWanted, load)
  // An open dialog hides the rest of the page from screen readers, except what is marked as live by then.
  return <div aria-live="off">{isWanted && loaded !== undefined ? <Loaded {...loaded} /> : null}</div>
}

function Loaded({ Toaster }: Awaited<ReturnType<typeof load>>) {
  return <Toaster />
}
