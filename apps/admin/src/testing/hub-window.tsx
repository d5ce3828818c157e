import { gtaBusiness } from '@dustforce/office/testing/business'
import type { AdminBackend } from '@dustforce/supabase/admin'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AppProvider } from '../app/app-context.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { routes } from '../app/router.tsx'
import { createSessionStore } from '../app/session-store.ts'
import { now } from './fake-server/store.ts'

/** The Hub without the company around it: its real routes over a backend, beginning at an address below `/admin`, on the fake server's morning. */
export function hubRoutes(backend: AdminBackend, at: string, clock: number = now) {
  const session = createSessionStore(backend.session, window.localStorage)
  const client = createQueryClient(session.expire)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  return {
    hub: (
      <AppProvider value={{ backend, now: () => clock, session }}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppProvider>
    ),
    /** The path and the query that the window is at. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    close: () => {
      session.stop()
      client.clear()
    },
  }
}

/** The Hub of Dust Force in a window of its own. */
export function hubWindow(backend: AdminBackend, at: string) {
  const { hub, ...rest } = hubRoutes(backend, at)
  return { ...rest, hub: <BusinessProvider business={gtaBusiness}>{hub}</BusinessProvider> }
}
