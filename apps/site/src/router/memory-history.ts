import { type Arrival, newKey, type Place, type SiteHistory } from './site-history.ts'

export interface MemoryHistory extends SiteHistory {
  /** Goes to the place before. */
  readonly back: () => void
}

/** A visit without a browser's address: that of a prerendered page, or of a test. */
export function memoryHistory(start: string): MemoryHistory {
  const placeAt = (path: string, state: unknown, key: string): Place => {
    const { pathname, search, hash } = new URL(path, 'https://site.example')
    return { pathname, search, hash, state, key }
  }
  let places: readonly Place[] = []
  let place = placeAt(start, null, 'default')
  let arrival: Arrival = 'POP'
  const listeners = new Set<() => void>()
  const move = (next: Place, by: Arrival) => {
    place = next
    arrival = by
    for (const heard of listeners) heard()
  }
  return {
    here: () => ({ place, arrival }),
    go: (path, { state = null, replace = false } = {}) => {
      if (!replace) places = [...places, place]
      move(placeAt(path, state, newKey()), replace ? 'REPLACE' : 'PUSH')
    },
    back: () => {
      const before = places.at(-1)
      if (before === undefined) return
      places = places.slice(0, -1)
      move(before, 'POP')
    },
    listen: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
