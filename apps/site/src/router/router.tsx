import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react'
import type { Arrival, Place, SiteHistory, Visit } from './site-history.ts'

const HistoryContext = createContext<SiteHistory | null>(null)
const VisitContext = createContext<Visit | null>(null)

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
  return (
    <HistoryContext value={history}>
      <VisitContext value={visit}>{children}</VisitContext>
    </HistoryContext>
  )
}

function within<T>(value: T | null): T {
  if (value === null) throw new Error('Outside of Router')
  return value
}

/** Where the visitor is. */
export function useLocation(): Place {
  return within(use(VisitContext)).place
}

/** How the visitor came there. */
export function useNavigationType(): Arrival {
  return within(use(VisitContext)).arrival
}

/** Goes to a page of the site; the same function for the whole visit. */
export function useNavigate(): SiteHistory['go'] {
  return within(use(HistoryContext)).go
}
