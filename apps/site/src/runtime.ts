import type { SiteBackend } from '@dustforce/supabase'
import type { OwnBookings } from '@dustforce/supabase/own-booking'
import type { ShownReview } from '@dustforce/supabase/shown-reviews'

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''

let backend: Promise<SiteBackend> | undefined

const project = () => ({
  url: meta('dustforce-supabase-url') || location.origin,
  publishableKey: meta('dustforce-supabase-key'),
})

/** The backend of this site, chosen here; its code is loaded when it is first asked for. */
export function siteBackend(): Promise<SiteBackend> {
  backend ??= import('@dustforce/supabase').then(({ createSiteBackend }) => createSiteBackend(project()))
  return backend
}

let bookings: Promise<OwnBookings> | undefined

/** The bookings that links open, without the code that the rest of the site needs. */
export function ownBookings(): Promise<OwnBookings> {
  bookings ??= import('@dustforce/supabase/own-booking').then(({ createOwnBookings }) =>
    createOwnBookings(project()),
  )
  return bookings
}

/** What the office shows of customers' reviews. */
export async function shownReviews(): Promise<readonly ShownReview[]> {
  const { askShownReviews } = await import('@dustforce/supabase/shown-reviews')
  return askShownReviews(project())
}
