import { gtaBusiness } from '@dustforce/office/testing/business'
import { type AdminBackend, createAdminBackend } from '@dustforce/supabase/admin'
import { dismissToast } from '@dustforce/ui/toast-store'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { AppProvider } from '../app/app-context.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { routes } from '../app/router.tsx'
import { createSessionStore } from '../app/session-store.ts'
import { keepSession } from './fake-server/auth.ts'
import type { FakeServer } from './fake-server/fake-server.ts'
import { now } from './fake-server/store.ts'
import { type Person, personAt } from './person.ts'

export interface OpenedHub extends Person {
  /** The path and the query that the window is at. */
  readonly address: () => string
}

/** The Hub's own adapter; that it is not the only one in this document is meant. */
function quietBackend(): AdminBackend {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const backend = createAdminBackend({
    url: window.location.origin,
    publishableKey: 'sb_publishable_test',
    business: gtaBusiness,
  })
  warned.mockRestore()
  return backend
}

/**
 * Opens the Hub in a window of its own at an address below `/admin`: its real routes over the real adapter, which talks to the fake server. An
 * administrator is signed in unless said otherwise.
 */
export function openHub(
  server: FakeServer,
  at: string,
  who: 'signed in' | 'signed out' = 'signed in',
): OpenedHub {
  if (who === 'signed in') keepSession()
  const backend = { ...quietBackend(), changes: server.changes }
  const session = createSessionStore(backend.session, window.localStorage)
  const client = createQueryClient(session.expire)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const { container, unmount } = render(
    <BusinessProvider business={gtaBusiness}>
      <AppProvider value={{ backend, now: () => now, session }}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppProvider>
    </BusinessProvider>,
  )
  onTestFinished(() => {
    unmount()
    session.stop()
    client.clear()
    dismissToast()
  })
  return {
    ...personAt(container),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}
