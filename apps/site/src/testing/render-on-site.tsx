import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { type DefaultOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { memoryHistory } from '../router/memory-history.ts'
import { Router } from '../router/router.tsx'

afterEach(cleanup)

/** Runs a hook as a page of the site would, at an address; look-ups are tried once, unless `queries` says otherwise. */
export function renderOnSite<T, P>(
  hook: (props: P) => T,
  props: P,
  at = '/',
  queries: DefaultOptions['queries'] = { retry: false },
  business = gtaBusiness,
) {
  const client = new QueryClient({ defaultOptions: { queries: { ...queries, gcTime: 0 } } })
  const visit = memoryHistory(at)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BusinessProvider business={business}>
      <Router history={visit}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Router>
    </BusinessProvider>
  )
  return { ...renderHook(hook, { wrapper, initialProps: props }), visit }
}
