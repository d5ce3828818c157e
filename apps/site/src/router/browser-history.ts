import { pathOf, to } from '../language/language.en.ts'
import { type Arrival, newKey, type SiteHistory } from './site-history.ts'

/** What this site keeps in an entry of the browser's history. */
interface Kept {
  readonly state: unknown
  readonly key: string
}

const isKept = (entry: unknown): entry is Kept =>
  typeof entry === 'object' && entry !== null && 'state' in entry && 'key' in entry

/** The browser's own history: its address is the place. */
export function browserHistory(): SiteHistory {
  let arrival: Arrival = 'POP'
  const listeners = new Set<() => void>()
  const moved = (by: Arrival) => {
    arrival = by
    for (const heard of listeners) heard()
  }
  const popped = () => moved('POP')
  return {
    here: () => {
      const { pathname, search, hash } = location
      const entry: unknown = history.state
      const { state, key } = isKept(entry) ? entry : { state: null, key: 'default' }
      return { place: { pathname: pathOf(pathname), search, hash, state, key }, arrival }
    },
    go: (path, { state = null, replace = false } = {}) => {
      const entry: Kept = { state, key: newKey() }
      try {
        if (replace) history.replaceState(entry, '', to(path))
        else history.pushState(entry, '', to(path))
      } catch {
        // Safari refuses a hundred moves in half a minute; loading the page is always possible.
        location.assign(to(path))
        return
      }
      moved(replace ? 'REPLACE' : 'PUSH')
    },
    listen: (heard) => {
      if (listeners.size === 0) window.addEventListener('popstate', popped)
      listeners.add(heard)
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0) window.removeEventListener('popstate', popped)
      }
    },
  }
}
