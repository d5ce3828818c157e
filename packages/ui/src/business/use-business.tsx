import type { Business } from '@dustforce/office/company'
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** A company that may be followed by another one, as its owners publish. */
function followedBusiness(first: Business) {
  let current = first
  const listeners = new Set<() => void>()
  return {
    first: () => first,
    current: () => current,
    follow(next: Business) {
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const BusinessContext = createContext<ReturnType<typeof followedBusiness> | null>(null)

/**
 * Hands the company down to everything inside. Another company reaches each component by itself: a context with another value would make
 * React draw again the sections of a prerendered page that are not awake yet, without what a visitor has chosen in them.
 */
export function BusinessProvider({
  business,
  children,
}: {
  readonly business: Business
  readonly children: ReactNode
}) {
  const [followed] = useState(() => followedBusiness(business))
  useLayoutEffect(() => followed.follow(business), [followed, business])
  return <BusinessContext value={followed}>{children}</BusinessContext>
}

/** The company whose site or Command Hub this is. */
export function useBusiness(): Business {
  const followed = useContext(BusinessContext)
  if (followed === null) throw new Error('Outside of BusinessProvider')
  return useSyncExternalStore(followed.subscribe, followed.current, followed.first)
}
