import { formatInstant } from '@dustforce/core/schedule'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { useBackend, useSessionStore } from '../../app/app-context.tsx'
import { useLiveUpdates } from '../../app/live-updates.ts'
import { Loading } from '../../app/loading.tsx'
import { type AdminPage, pageAt, pathOf } from '../../app/pages.ts'
import { useHubName } from '../../app/use-hub-name.ts'
import { useNow } from '../../app/use-now.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AdminSidebar } from './admin-sidebar.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { useBadges } from './use-badges.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useSidebar } from './use-sidebar.ts'

const CommandPalette = lazyPart(() => import('./command-palette-route.tsx'))
const ShortcutHelp = lazyPart(() => import('./shortcut-help.tsx'))
const SetUpBar = lazyPart(() => import('./set-up-bar.tsx'))
const SessionKeeper = lazyPart(() => import('./session-keeper.tsx'))

/** The frame around every screen of a signed-in admin. */
export function Component() {
  const { company, policy } = useBusiness()
  const hub = useHubName()
  const page = pageAt(useLocation().pathname)
  const session = useSessionStore()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const toggleDrawer = useCallback(() => setDrawerOpen((open) => !open), [])
  const sidebar = useSidebar(toggleDrawer)
  const badges = useBadges()
  const live = useLiveUpdates()
  const { defaultViews } = useBackend().badges
  const views = useQuery({ queryKey: ['views', 'default'], queryFn: defaultViews }).data
  /** A page as its default view shows it. */
  const pathTo = useCallback(
    (page: AdminPage) => (views?.[page] ? `${pathOf(page)}?${views[page]}` : pathOf(page)),
    [views],
  )
  const navigate = useNavigate()
  const { overlay, show } = useShortcuts(useCallback((page) => navigate(pathTo(page)), [navigate, pathTo]))
  const now = useNow()
  // No session ends in its first minute.
  const [begun] = useState(now)
  const links = {
    current: page?.id ?? null,
    ...badges,
    link: (page: AdminPage, props: object) => <Link to={pathTo(page)} {...props} />,
  }
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
            clock={formatInstant(now, policy.zone)}
            menuOpen={drawerOpen}
            onMenu={() => setDrawerOpen(true)}
            onRefresh={() => window.location.reload()}
            onLogout={session.signOut}
            onFind={() => show('palette')}
            homeLink={(title, look) => (
              <Link to={pathOf('dashboard')} className={look}>
                {title}
              </Link>
            )}
          />
          <ConnectionNotice lost={live === 'lost'} />
        </>
      }
    >
      {page === undefined ? null : <title>{`${page.label} · ${hub}`}</title>}
      {company.opening === 'soon' ? <SetUpBar /> : null}
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      {now === begun ? null : <SessionKeeper />}
      {overlay === 'palette' ? (
        <CommandPalette pathTo={pathTo} onHelp={() => show('help')} onClose={() => show(null)} />
      ) : null}
      {overlay === 'help' ? <ShortcutHelp onClose={() => show(null)} /> : null}
    </AdminFrame>
  )
}
