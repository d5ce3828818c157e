import type { SavedView } from '@dustforce/supabase/admin'

/** The pages of the Command Hub, in the order of the sidebar. The first is the one at `/dashboard` itself. */
export const pages = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    route: () => import('../features/dashboard/dashboard-route.tsx'),
  },
  { id: 'bookings', label: 'Bookings', route: () => import('../features/bookings/bookings-route.tsx') },
  { id: 'schedule', label: 'Schedule', route: () => import('../features/schedule/schedule-route.tsx') },
  { id: 'contacts', label: 'Contacts', route: () => import('../features/contacts/contacts-route.tsx') },
  {
    id: 'customers',
    label: 'Customers',
    route: () => import('../features/customers/customers-route.tsx'),
  },
  { id: 'finance', label: 'Finance', route: () => import('../features/finance/finance-route.tsx') },
  { id: 'payouts', label: 'Payouts', route: () => import('../features/payouts/payouts-route.tsx') },
  {
    id: 'contractors',
    label: 'Contractors',
    route: () => import('../features/contractors/contractors-route.tsx'),
  },
  {
    id: 'applications',
    label: 'Applications',
    route: () => import('../features/applications/applications-route.tsx'),
  },
  { id: 'prices', label: 'Prices', route: () => import('../features/prices/prices-route.tsx') },
  { id: 'company', label: 'Company', route: () => import('../features/company/company-route.tsx') },
  { id: 'settings', label: 'Settings', route: () => import('../features/settings/settings-route.tsx') },
] as const

export type AdminPage = (typeof pages)[number]['id']

/** A page whose lists can be kept as views; the database has the same ones. */
export type PageWithViews = SavedView['page']

/** A page's address below `/admin`. */
export function pathOf(page: AdminPage): string {
  return page === 'dashboard' ? '/dashboard' : `/dashboard/${page}`
}

/** The page at an address below `/admin`; undefined for any other. */
export function pageAt(pathname: string): (typeof pages)[number] | undefined {
  const path = pathname.replace(/\/$/, '')
  return pages.find(({ id }) => path === pathOf(id))
}
