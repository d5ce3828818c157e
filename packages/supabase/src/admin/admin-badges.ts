import type { AdminClient } from './admin-client.ts'

const enoughForABadge = 100

/** What the sidebar counts besides bookings. */
export function adminBadges({ rest, rows }: AdminClient) {
  return {
    /** Inquiries that are new. */
    newInquiries: async () =>
      (
        await rows(
          rest.from('contact_inquiries').select('id').eq('inquiry_status', 'new').limit(enoughForABadge),
        )
      ).length,
  }
}
