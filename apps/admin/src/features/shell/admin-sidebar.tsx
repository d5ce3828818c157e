import { classNames } from '@dustforce/ui/class-names'
import { IconButton } from '@dustforce/ui/icon-button'
import {
  Banknote,
  CalendarDays,
  CalendarRange,
  ClipboardList,
  HandCoins,
  LayoutDashboard,
  MessageSquare,
  PanelLeftClose,
  PanelLeftOpen,
  Settings,
  Store,
  Tags,
  UserRound,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type AdminPage, pages } from '../../app/pages.ts'
import { CountBadge } from './count-badge.tsx'

const icon = 'size-4.5 shrink-0'
const icons: Readonly<Record<AdminPage, ReactNode>> = {
  dashboard: <LayoutDashboard aria-hidden="true" className={icon} />,
  bookings: <CalendarDays aria-hidden="true" className={icon} />,
  customers: <UserRound aria-hidden="true" className={icon} />,
  schedule: <CalendarRange aria-hidden="true" className={icon} />,
  contacts: <MessageSquare aria-hidden="true" className={icon} />,
  finance: <Banknote aria-hidden="true" className={icon} />,
  payouts: <HandCoins aria-hidden="true" className={icon} />,
  contractors: <Users aria-hidden="true" className={icon} />,
  applications: <ClipboardList aria-hidden="true" className={icon} />,
  prices: <Tags aria-hidden="true" className={icon} />,
  company: <Store aria-hidden="true" className={icon} />,
  settings: <Settings aria-hidden="true" className={icon} />,
}

export interface AdminSidebarProps {
  readonly current: AdminPage | null
  readonly collapsed: boolean
  readonly newBookings: number
  /** Paid bookings that nobody is assigned to. */
  readonly openJobs: number
  readonly newInquiries: number
  /** Absent in the drawer of a phone, which is never collapsed. */
  readonly onToggle?: (() => void) | undefined
  /** Renders a link of the router in the given look. */
  readonly link: (page: AdminPage, props: SidebarLinkProps) => ReactNode
}

export interface SidebarLinkProps {
  readonly className: string
  readonly 'aria-current': 'page' | undefined
  /** The name as a tooltip where only the icon is shown. */
  readonly title: string | undefined
  /** Loads the code of the page, so that it is there once the link is pressed. */
  readonly onPointerEnter: () => void
  readonly children: ReactNode
}

const looks = {
  idle: 'text-on-deep-muted hover:bg-on-deep/8 hover:text-on-deep',
  current:
    'bg-on-deep/12 text-on-deep before:absolute before:inset-y-2 before:left-0 before:w-[3px] before:rounded-full before:bg-sun',
}

/** The way between the screens, as wide as its words or as its icons. */
export function AdminSidebar({
  current,
  collapsed,
  newBookings,
  openJobs,
  newInquiries,
  onToggle,
  link,
}: AdminSidebarProps) {
  const badges: Partial<Record<AdminPage, ReactNode>> = {
    bookings: (
      <>
        <CountBadge count={openJobs} label="bookings need a contractor" tone="sun" />
        <CountBadge count={newBookings} label="new bookings" />
      </>
    ),
    contacts: <CountBadge count={newInquiries} label="new inquiries" />,
  }
  return (
    <nav
      aria-label="Admin"
      className="flex h-full flex-col bg-deep py-3 text-on-deep"
      data-collapsed={collapsed}
    >
      <div
        className={classNames(
          'flex h-10 items-center',
          collapsed ? 'justify-center' : 'justify-between pr-2 pl-5',
        )}
      >
        <h2 className={collapsed ? 'sr-only' : 'text-base font-semibold tracking-wide'}>Admin</h2>
        {onToggle ? (
          <IconButton
            size="sm"
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!collapsed}
            aria-keyshortcuts="Control+B Meta+B"
            title="Ctrl or Cmd + B"
            icon={
              collapsed ? (
                <PanelLeftOpen aria-hidden="true" className="size-4.5" />
              ) : (
                <PanelLeftClose aria-hidden="true" className="size-4.5" />
              )
            }
            onClick={onToggle}
            className="!text-on-deep-muted hover:not-disabled:!bg-on-deep/10 hover:!text-on-deep"
          />
        ) : null}
      </div>
      <ul className="mt-3 grid gap-0.5 px-2">
        {pages.map((page) => (
          <li key={page.id}>
            {link(page.id, {
              'aria-current': page.id === current ? 'page' : undefined,
              title: collapsed ? page.label : undefined,
              onPointerEnter: () => void page.route().catch(() => undefined),
              className: classNames(
                'relative flex min-h-10 items-center gap-3 rounded-md text-sm font-medium transition-colors',
                collapsed ? 'justify-center px-0' : 'px-3',
                page.id === current ? looks.current : looks.idle,
              ),
              children: (
                <>
                  {icons[page.id]}
                  <span className={collapsed ? 'sr-only' : 'flex-1'}>{page.label}</span>
                  <span
                    className={classNames(
                      'flex items-end gap-1',
                      collapsed && 'absolute -top-0.5 right-0 origin-top-right scale-75 flex-col',
                    )}
                  >
                    {badges[page.id]}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
