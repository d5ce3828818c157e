import type { SiteBackend } from '@dustforce/supabase'

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''

let backend: Promise<SiteBackend> | undefined

/** The backend of this site, chosen here; its code is loaded when it is first asked for. */
export function siteBackend(): Promise<SiteBackend> {
  backend ??= import('@dustforce/supabase').then(({ createSiteBackend }) =>
    createSiteBackend({
      url: meta('dustforce-supabase-url') || location.origin,
      publishableKey: meta('dustforce-supabase-key'),
    }),
  )
  return backend
}
