import type { AdminClient } from './admin-client.ts'

const enoughForABadge = 100

/** Reads what the sidebar shows and leads to, besides bookings. */
export function adminBadges({ rest, rows }: AdminClient) {
  return {
    /** Inquiries that are new. */
    newInquiries: async () =>
      (
        await rows(
          rest.from('contact_inquiries').select('id').eq('inquiry_status', 'new').limit(enoughForABadge),
        )
      ).length,
    /** The query strings that the signed-in administrator's default views open pages with, by page. */
    defaultViews: async (): Promise<Readonly<Partial<Record<string, string>>>> =>
      Object.fromEntries(
        (await rows(rest.from('saved_views').select('page,query').eq('is_default', true))).map(
          ({ page, query }) => [page, query],
        ),
      ),
  }
}
