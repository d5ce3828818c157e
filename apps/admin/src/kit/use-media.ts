import { useCallback, useSyncExternalStore } from 'react'

const queries = {
  /** Room for a list and the details of one of its rows beside each other. */
  wide: '(min-width: 90rem)',
  /** Where rows are cards. */
  phone: '(max-width: 47.99rem)',
  /** Drawn for paper, where nothing can be scrolled. */
  print: 'print',
}

/** Whether the window is such a one. */
export function useMedia(name: keyof typeof queries): boolean {
  const query = queries[name]
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
