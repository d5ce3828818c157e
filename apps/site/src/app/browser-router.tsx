import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory } from 'react-router'
import { basename } from '../language/language.en.ts'

const visited = UNSAFE_createBrowserHistory({ v5Compat: true })
const here = () => ({ action: visited.action, location: visited.location })

/**
 * Shows the site at the browser's address, as react-router's own `BrowserRouter` does. That one brings the forms, links and fetchers of its data
 * routes along, 4.5 kB that every first visit would load for nothing.
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [{ action, location }, setState] = useState(here)
  useLayoutEffect(() => visited.listen(() => startTransition(() => setState(here()))), [])
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={visited}>
      {children}
    </Router>
  )
}
