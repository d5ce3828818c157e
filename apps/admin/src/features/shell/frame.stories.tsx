import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PageTitle } from '../../kit/page-title.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AdminSidebar, type AdminSidebarProps } from './admin-sidebar.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { CountBadge } from './count-badge.tsx'

const link: AdminSidebarProps['link'] = (page, { children, ...props }) => (
  <a href={`#${page}`} {...props}>
    {children}
  </a>
)

const actions = {
  onToggle: fn(),
  onMenu: fn(),
  onRefresh: fn(),
  onLogout: fn(),
  onFind: fn(),
  onDrawerClose: fn(),
}

function Shell({
  collapsed = false,
  drawerOpen = false,
  lost = false,
  newBookings = 3,
  openJobs = 2,
  newInquiries = 120,
}: {
  readonly collapsed?: boolean
  readonly drawerOpen?: boolean
  readonly lost?: boolean
  readonly newBookings?: number
  readonly openJobs?: number
  readonly newInquiries?: number
}) {
  const links = { current: 'bookings', newBookings, openJobs, newInquiries, link } as const
  return (
    <AdminFrame
      collapsed={collapsed}
      drawerOpen={drawerOpen}
      onDrawerClose={actions.onDrawerClose}
      sidebar={<AdminSidebar {...links} collapsed={collapsed} onToggle={actions.onToggle} />}
      drawer={<AdminSidebar {...links} collapsed={false} />}
      header={
        <>
          <AdminHeader
            clock="Nov 21, 2026, 2:15 PM"
            menuOpen={drawerOpen}
            onMenu={actions.onMenu}
            onRefresh={actions.onRefresh}
            onLogout={actions.onLogout}
            onFind={actions.onFind}
            homeLink={(title, look) => (
              <a href="#dashboard" className={look}>
                {title}
              </a>
            )}
          />
          <ConnectionNotice lost={lost} />
        </>
      }
    >
      <PageTitle title="Bookings" hint="What a screen shows stands here." />
    </AdminFrame>
  )
}

const meta: Meta<typeof Shell> = {
  title: 'Admin/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof Shell>

const linksOf = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)

export const Expanded: Story = {}
export const ExpandedTest: Story = {
  ...Expanded,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Admin' })
    await expect(linksOf(navigation)).toEqual([
      'Dashboard',
      'Bookings2 bookings need a contractor3 new bookings',
      'Schedule',
      'Contacts99+ new inquiries',
      'Customers',
      'Finance',
      'Payouts',
      'Contractors',
      'Applications',
      'Prices',
      'Company',
      'Settings',
    ])
    await expect(canvas.getByRole('link', { name: /^Bookings/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Finance' })).not.toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }))
    await expect(actions.onToggle).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Dust Force Command Hub')).toBeVisible()
    await expect(canvas.getByText('Nov 21, 2026, 2:15 PM').parentElement).toHaveTextContent(
      'Nov 21, 2026, 2:15 PM ET',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(actions.onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(actions.onLogout).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(/Live updates are interrupted/)).toBeNull()
  },
}
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Admin' })
    await expect(navigation.offsetWidth).toBe(56)
    await expect(canvas.getByRole('link', { name: 'Finance' })).toHaveAttribute('title', 'Finance')
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}
export const NothingNew: Story = {
  args: { newBookings: 0, openJobs: 0, newInquiries: 0 },
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getByRole('navigation', { name: 'Admin' })).slice(1, 4)).toEqual([
      'Bookings',
      'Schedule',
      'Contacts',
    ])
  },
}
export const ConnectionLost: Story = {
  args: { lost: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Live updates are interrupted. What you see may be out of date; it catches up by itself when the connection is back.',
    )
  },
}
export const Drawer: Story = {
  args: { drawerOpen: true },
  globals: { viewport: { value: 'mobile1' } },
}
export const DrawerTest: Story = {
  ...Drawer,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const drawer = within(canvas.getByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getAllByRole('link')).toHaveLength(12)
    await expect(drawer.queryByRole('button', { name: /sidebar/ })).toBeNull()
    await expect(screen.getByText('Command Hub')).toBeVisible()
    await expect(screen.getByText('Dust Force Command Hub')).not.toBeVisible()
    await userEvent.click(drawer.getByRole('link', { name: 'Finance' }))
    await expect(actions.onDrawerClose).toHaveBeenCalled()
  },
}

export const Counts: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <CountBadge count={0} label="new bookings" />
      <CountBadge count={3} label="new bookings" />
      <CountBadge count={99} label="new bookings" />
      <CountBadge count={100} label="new bookings" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const counts = canvas.getAllByText(/^\d+\+?$/).map((count) => count.textContent)
    await expect(counts).toEqual(['3 new bookings', '99 new bookings', '99+ new bookings'])
  },
}
