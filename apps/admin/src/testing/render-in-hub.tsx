import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach } from 'vitest'
import { AppProvider } from '../app/app-context.tsx'
import { createSessionStore, type SessionStore } from '../app/session-store.ts'
import { fakeBackend } from './fake-backend.ts'

afterEach(cleanup)

export interface HubParts {
  readonly backend?: ReturnType<typeof fakeBackend>
  /** The backend's unless given. */
  readonly session?: SessionStore
  readonly client?: QueryClient
  readonly now?: () => number
  /** The address that the hook runs at. */
  readonly at?: string
}

/** Runs a hook as the Command Hub would: with a backend, a cache, a clock and an address. */
export function renderInHub<T>(hook: () => T, parts: HubParts = {}) {
  const {
    backend = fakeBackend({}),
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    now = () => 0,
    at = '/dashboard',
    session = createSessionStore(backend.session, sessionStorage),
  } = parts
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BusinessProvider business={gtaBusiness}>
      <MemoryRouter initialEntries={[at]}>
        <QueryClientProvider client={client}>
          <AppProvider value={{ backend, now, session }}>{children}</AppProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </BusinessProvider>
  )
  return { ...renderHook(hook, { wrapper }), client }
}
