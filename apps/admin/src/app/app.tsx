import { ReloadNotice } from '@dustforce/ui/reload-notice'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router'
import { AppProvider, type AppRuntime } from './app-context.tsx'
import { createQueryClient } from './query-client.ts'
import { createRouter } from './router.tsx'
import { createSessionStore } from './session-store.ts'

/** The whole Command Hub over the given runtime. */
export function App({ runtime }: { readonly runtime: AppRuntime }) {
  const [parts] = useState(() => {
    const session = createSessionStore(runtime.backend.session, window.localStorage)
    return { session, client: createQueryClient(session.expire), router: createRouter() }
  })
  return (
    <AppProvider value={{ ...runtime, session: parts.session }}>
      <QueryClientProvider client={parts.client}>
        <RouterProvider router={parts.router} />
        <ReloadNotice />
      </QueryClientProvider>
    </AppProvider>
  )
}
