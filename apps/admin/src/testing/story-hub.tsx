import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { AppProvider } from '../app/app-context.tsx'
import { createSessionStore } from '../app/session-store.ts'
import type { fakeBackend } from './fake-backend.ts'
import { memoryStorage } from './memory-storage.ts'

/** A story that asks the backend: one that returns what the story says, a cache of its own, and a clock that stands still. */
export function StoryHub({
  backend,
  now = 0,
  at = '/dashboard',
  children,
}: {
  readonly backend: ReturnType<typeof fakeBackend>
  /** Epoch milliseconds. */
  readonly now?: number
  readonly at?: string
  readonly children: ReactNode
}) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [session] = useState(() => createSessionStore(backend.session, memoryStorage()))
  return (
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={client}>
        <AppProvider value={{ backend, now: () => now, session }}>{children}</AppProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
}
