import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query, such as 'print'. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}
