import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { DashboardFigures, LetterToLookAt } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rowsOf } from '../../testing/rows-of.ts'
import { DashboardView } from './dashboard-view.tsx'
import { LettersToLookAt } from './letters-to-look-at.tsx'

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
    openJobs: 0,
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
export const NeedsCleaners: Story = {
  args: { openJobs: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 paid bookings need a cleaner' })).toHaveAttribute(
      'href',
      '#needs-cleaner',
    )
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

const letter: LetterToLookAt = {
  id: 'l1',
  kind: 'booking-confirmation',
  recipient: 'ada@exmaple.com',
  trouble: 'bounced',
  detail: 'The mailbox does not exist.',
  canSendAgain: true,
  customerName: 'Ada Lovelace',
  bookingDate: businessDate('2026-11-27'),
}
const sendAgain = fn()
const lookedAt = fn()

export const LettersThatDidNotArrive: Story = {
  args: {
    letters: (
      <LettersToLookAt
        letters={[
          letter,
          { ...letter, id: 'l2', trouble: 'complained', detail: null, canSendAgain: false },
          {
            ...letter,
            id: 'l3',
            kind: 'contact-company',
            recipient: null,
            trouble: 'waiting',
            detail: 'The dustforce.example domain is not verified.',
            customerName: null,
            bookingDate: null,
          },
        ]}
        busyId="l3"
        onSendAgain={sendAgain}
        onLookedAt={lookedAt}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    // The table scrolls by itself and makes the screen no wider.
    canvasElement.style.width = '390px'
    await expect(canvas.getByRole('region', { name: 'Booking Metrics' }).offsetWidth).toBeLessThanOrEqual(390)
    await expect(rowsOf(canvas.getByRole('table', { name: 'E-mails to look at' }))).toEqual([
      ['E-mail', 'To', 'What happened', 'Actions'],
      [
        'Booking confirmationNov 27, 2026',
        'Ada Lovelaceada@exmaple.com',
        'It came back: the address does not take it.Resend: The mailbox does not exist.',
        'Send againMark as looked at',
      ],
      [
        'Booking confirmationNov 27, 2026',
        'Ada Lovelaceada@exmaple.com',
        'The recipient marked it as spam and gets no more.',
        'Mark as looked at',
      ],
      [
        'Message for the office',
        'The company',
        'It waits, and is tried again.Resend: The dustforce.example domain is not verified.',
        'Send againMark as looked at',
      ],
    ])
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send again: Booking confirmation to ada@exmaple.com' }),
    )
    await expect(sendAgain).toHaveBeenCalledWith(letter)
    const [first] = canvas.getAllByRole('button', { name: /^Mark as looked at/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(lookedAt).toHaveBeenCalledWith(letter)
    await expect(
      canvas.getByRole('button', { name: 'Send again: Message for the office to the company' }),
    ).toBeDisabled()
  },
}
