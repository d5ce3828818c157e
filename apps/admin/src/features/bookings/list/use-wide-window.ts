import { useSyncExternalStore } from 'react'

/** Where a list and the details of one of its rows have room beside each other. */
const wide = '(min-width: 90rem)'

function follow(notify: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether the window has room for details beside a list. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches)
}
