import { pathOf, to } from '../language/language.en.ts'
import { type Arrival, newKey, type SiteHistory } from './site-history.ts'

/** The data that this site keeps in an entry of the browser's history. */
interface Kept {
  readonly state: unknown
  readonly key: string
}

/** The browser's own history: its address is the place. */
export function browserHistory(): SiteHistory {
  let arrival: Arrival = 'POP'
  const listeners = new Set<() => void>()
  const moved = (by: Arrival) => {
    arrival = by
    for (const heard of listeners) heard()
  }
  // For as long as the page is there.
  addEventListener('popstate', () => moved('POP'))
  return {
    here: () => {
      const { pathname, search, hash } = location
      // An entry that something else made has neither, as the first one of a visit.
      const { state = null, key = 'default' }: Partial<Kept> = history.state ?? {}
      return { place: { pathname: pathOf(pathname), search, hash, state, key }, arrival }
    },
    go: (path, { state = null, replace = false } = {}) => {
      const entry: Kept = { state, key: newKey() }
      const address = to(path)
      try {
        history[replace ? 'replaceState' : 'pushState'](entry, '', address)
      } catch {
        // Safari refuses a hundred moves in half a minute; loading the page is always possible.
        location.assign(address)
        return
      }
      moved(replace ? 'REPLACE' : 'PUSH')
    },
    listen: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
