import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AdminFrame } from './admin-frame.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AdminSidebar, type AdminSidebarProps } from './admin-sidebar.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { PageTitle } from './page-title.tsx'

const link: AdminSidebarProps['link'] = (page, { children, ...props }) => (
  <a href={`#${page}`} {...props}>
    {children}
  </a>
)

function Shell({
  collapsed = false,
  drawerOpen = false,
  lost = false,
  newBookings = 3,
  newInquiries = 120,
}: {
  readonly collapsed?: boolean
  readonly drawerOpen?: boolean
  readonly lost?: boolean
  readonly newBookings?: number
  readonly newInquiries?: number
}) {
  const links = { current: 'bookings', newBookings, newInquiries, link } as const
  return (
    <AdminFrame
      collapsed={collapsed}
      drawerOpen={drawerOpen}
      onDrawerClose={fn()}
      sidebar={<AdminSidebar {...links} collapsed={collapsed} onToggle={fn()} />}
      drawer={<AdminSidebar {...links} collapsed={false} />}
      header={
        <>
          <AdminHeader
            clock="Nov 21, 2026, 2:15 PM"
            menuOpen={drawerOpen}
            onMenu={fn()}
            onRefresh={fn()}
            onLogout={fn()}
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

export const Expanded: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const NothingNew: Story = { args: { newBookings: 0, newInquiries: 0 } }
export const ConnectionLost: Story = { args: { lost: true } }
export const Drawer: Story = { args: { drawerOpen: true }, globals: { viewport: { value: 'mobile1' } } }
