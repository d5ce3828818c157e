import { gtaBusiness } from '@dustforce/office/testing/business'
import { type AdminBackend, createAdminBackend } from '@dustforce/supabase/admin'
import { dismissToast } from '@dustforce/ui/toast-store'
import { render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { keepSession } from './fake-server/auth.ts'
import type { FakeServer } from './fake-server/fake-server.ts'
import { hubWindow } from './hub-window.tsx'
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

/** Fails the test when one component was updated while another was drawn: React then may lose the update. React for development alone says so: `npm run check:release -- react-warnings`. */
function failOnUpdatesWhileDrawing(): void {
  const logged = vi.spyOn(console, 'error')
  onTestFinished(() => {
    const warning = logged.mock.calls.find(([text]) => String(text).startsWith('Cannot update a component'))
    logged.mockRestore()
    if (warning !== undefined) throw new Error(warning.join(' '))
  })
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
  failOnUpdatesWhileDrawing()
  if (who === 'signed in') keepSession()
  const { hub, address, close } = hubWindow({ ...quietBackend(), changes: server.changes }, at)
  const { container, unmount } = render(hub)
  onTestFinished(() => {
    unmount()
    close()
    dismissToast()
  })
  return { ...personAt(container), address }
}
