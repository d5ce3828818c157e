import type { Business } from '@dustforce/office/company'
import type { SiteBackend } from '@dustforce/supabase'
import type { OwnBookings } from '@dustforce/supabase/own-booking'
import type { ShownReview } from '@dustforce/supabase/shown-reviews'
import { loadedOnce } from './app/loaded-once.ts'

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''

const project = () => ({
  url: meta('dustforce-supabase-url') || location.origin,
  publishableKey: meta('dustforce-supabase-key'),
})

/** The backend of this site, chosen here; its code is loaded when it is first asked for. */
export const siteBackend = loadedOnce(async (): Promise<SiteBackend> => {
  const { createSiteBackend } = await import('@dustforce/supabase')
  return createSiteBackend(project())
})

/** The bookings that links open, without the code that the rest of the site needs. */
export const ownBookings = loadedOnce(async (): Promise<OwnBookings> => {
  const { createOwnBookings } = await import('@dustforce/supabase/own-booking')
  return createOwnBookings(project())
})

/** Reads the reviews of customers that the office shows. */
export async function shownReviews(): Promise<readonly ShownReview[]> {
  const { askShownReviews } = await import('@dustforce/supabase/shown-reviews')
  return askShownReviews(project())
}

/**
 * The company with what its owners published, as the pages of this build show it; null where that is what was built. The page's colours, and what search
 * engines read of it, follow.
 */
export async function publishedBusiness(
  built: Business,
  inWords: (business: Business) => Business,
): Promise<Business | null> {
  const { askPublishedBusiness } = await import('@dustforce/supabase/published')
  const published = await askPublishedBusiness(built, project())
  if (published === built) return null
  const shown = inWords(published)
  const { showPublished } = await import('./app/show-published.ts')
  showPublished(built, shown)
  return shown
}
