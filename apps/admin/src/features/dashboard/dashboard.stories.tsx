import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { DashboardFigures } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DashboardView } from './dashboard-view.tsx'

const dashboard: DashboardFigures = {
  bookings: {
    total: 1284,
    thisWeek: 31,
    confirmedToday: 4,
    newBookings: 3,
    week: { from: businessDate('2026-11-16'), to: businessDate('2026-11-22') },
    today: businessDate('2026-11-21'),
  },
  finance: {
    monthlyRevenueCents: cents(2_431_200),
    lastMonthRevenueCents: cents(2_208_900),
    weeklyRevenueCents: cents(732_400),
    upcomingPayoutsCents: cents(310_000),
    averageSubtotalCents: cents(28_700),
  },
  assignments: [
    { cleaner: 'Maria Santos', label: 'Maria Santos', initials: 'MS', count: 9 },
    { cleaner: 'Daniel Okafor', label: 'Daniel Okafor', initials: 'DO', count: 7 },
    { cleaner: null, label: 'Unassigned', initials: 'U', count: 4 },
  ],
}

const meta: Meta<typeof DashboardView> = {
  title: 'Admin/Dashboard',
  component: DashboardView,
  args: {
    date: 'Saturday, November 21, 2026',
    figures: dashboard,
    onRetry: fn(),
    link: (target, content, look) => (
      <a href={`#${target.to}`} className={look}>
        {content}
      </a>
    ),
  },
}
export default meta

type Story = StoryObj<typeof DashboardView>

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    await expect(canvas.getByText('Saturday, November 21, 2026')).toBeVisible()
    const texts = (region: string) =>
      within(canvas.getByRole('region', { name: region }))
        .getAllByRole('link')
        .map((link) => `${link.getAttribute('href')} ${link.textContent}`)
    await expect(texts('Booking Metrics')).toEqual([
      '#all-bookings Total Bookings1,284All time',
      '#this-week This Week31New bookings this week',
      '#confirmed-today Confirmed Today4Jobs confirmed for cleaners today',
    ])
    await expect(texts('Finance Metrics')).toEqual([
      '#finance Monthly Revenue$24,312Paid bookings this month',
    ])
    await expect(canvas.getByText('Last Month Revenue').parentElement).toHaveTextContent('$22,089')
    await expect(canvas.getByText('Weekly Revenue').parentElement).toHaveTextContent('$7,324')
    await expect(texts('Cleaner Assignments This Week')).toEqual([
      '#cleaner MSMaria Santos9jobs this week',
      '#cleaner DODaniel Okafor7jobs this week',
      '#cleaner UUnassigned4jobs this week',
    ])
    const look = (name: RegExp) => getComputedStyle(canvas.getByRole('link', { name })).borderStyle
    await expect([look(/Maria Santos/), look(/Unassigned/)]).toEqual(['solid', 'dashed'])
  },
}
export const Loading: Story = {
  args: { figures: null },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Loading dashboard data...')
    await expect(status.parentElement).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}
export const Failed: Story = {
  args: { figures: null, failure: 'The server could not be reached.' },
}
export const FailedTest: Story = {
  ...Failed,
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading dashboard dataThe server could not be reached.',
    )
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NoAssignments: Story = {
  args: { figures: { ...dashboard, assignments: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No assignments found.')).toBeVisible()
  },
}
