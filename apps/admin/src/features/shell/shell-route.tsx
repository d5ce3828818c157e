import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import { Suspense, useCallback, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useSessionStore } from '../../app/app-context.tsx'
import { useLiveUpdates } from '../../app/live-updates.ts'
import { Loading } from '../../app/loading.tsx'
import { useNow } from '../../app/use-now.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminHeader } from './admin-header.tsx'
import { type AdminPage, AdminSidebar, type AdminSidebarProps } from './admin-sidebar.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { useBadges } from './use-badges.ts'
import { useSidebar } from './use-sidebar.ts'

const paths: Record<AdminPage, string> = {
  dashboard: '/dashboard',
  bookings: '/dashboard/bookings',
  contacts: '/dashboard/contacts',
  finance: '/dashboard/finance',
  contractors: '/dashboard/contractors',
  applications: '/dashboard/applications',
  settings: '/dashboard/settings',
}

const renderLink: AdminSidebarProps['link'] = (page, props) => <Link to={paths[page]} {...props} />

/** What stands around every screen of a signed-in admin. Admin spec, section 2. */
export function Component() {
  const { pathname } = useLocation()
  const session = useSessionStore()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const toggleDrawer = useCallback(() => setDrawerOpen((open) => !open), [])
  const sidebar = useSidebar(toggleDrawer)
  const badges = useBadges()
  const live = useLiveUpdates()
  const now = useNow()
  const links = { current: pageOf(pathname), ...badges, link: renderLink }
  return (
    <AdminFrame
      collapsed={sidebar.collapsed}
      sidebar={<AdminSidebar {...links} collapsed={sidebar.collapsed} onToggle={sidebar.toggle} />}
      drawer={<AdminSidebar {...links} collapsed={false} />}
      drawerOpen={drawerOpen}
      onDrawerClose={() => setDrawerOpen(false)}
      header={
        <>
          <AdminHeader
            clock={formatInstant(now, gtaPolicy.zone)}
            menuOpen={drawerOpen}
            onMenu={() => setDrawerOpen(true)}
            onRefresh={() => window.location.reload()}
            onLogout={session.signOut}
            homeLink={(title, look) => (
              <Link to={paths.dashboard} className={look}>
                {title}
              </Link>
            )}
          />
          <ConnectionNotice lost={live === 'lost'} />
        </>
      }
    >
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </AdminFrame>
  )
}

function pageOf(pathname: string): AdminPage | null {
  const [, , page] = pathname.split('/')
  if (page === undefined || page === '') return 'dashboard'
  return isPage(page) ? page : null
}

function isPage(name: string): name is AdminPage {
  return Object.hasOwn(paths, name)
}
