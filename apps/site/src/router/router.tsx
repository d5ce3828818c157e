import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react'
import type { Arrival, Place, SiteHistory, Visit } from './site-history.ts'

const RouterContext = createContext<(Visit & Pick<SiteHistory, 'go'>) | null>(null)

/**
 * Shows everything inside at the place that a visit is at. The page that is left stays until the next one can be drawn.
 */
export function Router({
  history,
  children,
}: {
  readonly history: SiteHistory
  readonly children: ReactNode
}) {
  const [visit, setVisit] = useState(history.here)
  useLayoutEffect(() => history.listen(() => startTransition(() => setVisit(history.here()))), [history])
  return <RouterContext value={{ ...visit, go: history.go }}>{children}</RouterContext>
}

function useRouter() {
  const router = use(RouterContext)
  if (router === null) throw new Error('Outside of Router')
  return router
}

/** Returns where the visitor is. */
export function useLocation(): Place {
  return useRouter().place
}

/** Returns how the visitor came there. */
export function useNavigationType(): Arrival {
  return useRouter().arrival
}

/** Goes to a page of the site; the same function for the whole visit. */
export function useNavigate(): SiteHistory['go'] {
  return useRouter().go
}
