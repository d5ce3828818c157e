import type { Business } from '@dustforce/office/company'
import { createAdminBackend } from '@dustforce/supabase/admin'
import type { AppRuntime } from './app/app-context.tsx'

/** Chooses what the Command Hub runs on: the project that the page's meta tags name, and the browser's clock. */
export function createRuntime(page: Document, business: Business): AppRuntime {
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''
  const backend = createAdminBackend({
    url: meta('dustforce-supabase-url') || page.location.origin,
    publishableKey: meta('dustforce-supabase-key'),
    business,
  })
  return { backend, now: Date.now }
}
