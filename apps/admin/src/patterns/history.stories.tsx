import type { HistoryEntry } from '@dustforce/office/hub'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HistoryList } from './history-list.tsx'

/** Saturday, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)

const entry = (minutesAgo: number, more: Partial<HistoryEntry>): HistoryEntry => ({
  source: 'change',
  key: `${minutesAgo}`,
  at: now - minutesAgo * 60_000,
  actor: null,
  subject: null,
  name: null,
  action: 'updated',
  changes: {},
  amountCents: null,
  status: null,
  ...more,
})

const maria = { actor: 'maria@dustforce.example' }

const meta: Meta<typeof HistoryList> = {
  title: 'Admin/History',
  component: HistoryList,
  args: { onMore: null, busy: false },
}
export default meta

type Story = StoryObj<typeof HistoryList>

const lines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('p')].map((p) => p.textContent),
  )

export const OfABooking: Story = {
  args: {
    entries: [
      entry(0, {
        ...maria,
        changes: {
          assigned_cleaner_name: ['Maria Santos', 'Priya Raman'],
          overlap_reason: [null, 'second-person'],
          address: null,
        },
      }),
      entry(0.5, {
        ...maria,
        changes: { contractor_pay: [80, 90.5], booking_status: ['confirmed', 'assigned'] },
      }),
      entry(10, {
        actor: 'service_role',
        changes: { checkout_url: null, stripe_session_id: [null, 'cs_1'] },
      }),
      entry(19, { actor: 'customer link-1', action: 'moved', status: 'Away that day' }),
      entry(20, { source: 'letter', action: 'booking-confirmation', status: 'bounced' }),
      entry(30, { source: 'payment', action: 'completed', amountCents: 33600 }),
      entry(30.5, {
        ...maria,
        source: 'payment',
        action: 'paid_offline',
        amountCents: 5000,
        status: 'e-transfer, CA4711',
      }),
      entry(31, { actor: 'service_role', action: 'created' }),
    ],
    onMore: fn(),
  },
}
export const OfABookingTest: Story = {
  ...OfABooking,
  tags: ['!dev'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(lines(canvasElement)).toEqual([
      [
        'Booking changed',
        'Contractor pay: $80.00 → $90.50',
        'Status: Confirmed → Assigned',
        'Contractor: Maria Santos → Priya Raman',
        'Given anyway because: none → A second person comes along',
        'Address changed',
        'maria@dustforce.example · Nov 21, 2026, 10:00 AM',
      ],
      ['Booking moved: Away that day', 'The customer · Nov 21, 2026, 9:41 AM'],
      ['E-mail “Booking confirmation” came back', 'Nov 21, 2026, 9:40 AM'],
      ['Payment received ($336.00)', 'Nov 21, 2026, 9:30 AM'],
      ['Paid to the office ($50.00): e-transfer, CA4711', 'maria@dustforce.example · Nov 21, 2026, 9:29 AM'],
      ['Booking added', 'The system · Nov 21, 2026, 9:29 AM'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const OfTheOffice: Story = {
  args: {
    entries: [
      entry(0, { ...maria, subject: 'promo_codes', name: 'SPRING', changes: { is_active: [true, false] } }),
      entry(5, {
        ...maria,
        subject: 'booking_settings',
        name: 'daily_booking_limit',
        changes: { setting_value: ['10', '7'] },
      }),
      entry(9, {
        ...maria,
        subject: 'contractors',
        name: 'Priya Raman',
        changes: {
          service_areas: [['Toronto'], ['Toronto', 'York']],
          phone: null,
          availability: [{ days: [] }, { days: ['Monday'], times: ['Morning'] }],
        },
      }),
      entry(12, {
        ...maria,
        source: 'audit',
        subject: 'customers',
        action: 'customer-erased',
        changes: { bookings: [null, 2] },
      }),
      entry(15, { ...maria, subject: 'contractors', action: 'deleted' }),
      entry(18, { ...maria, subject: 'contact_inquiry_replies', name: 'Ada Lovelace', action: 'created' }),
      entry(21, {
        ...maria,
        subject: 'contact_inquiries',
        name: 'Ada Lovelace',
        changes: { inquiry_status: ['new', 'in_progress'] },
      }),
      entry(24, { ...maria, subject: 'team_invitations', name: 'zoe@dustforce.example', action: 'created' }),
      entry(27, { ...maria, subject: 'customer_notes', name: 'Amelia Wright', changes: { note: null } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(lines(canvasElement).map((row) => row.slice(0, -1))).toEqual([
      ['Promo code SPRING changed', 'Active: yes → no'],
      ['Setting Daily booking limit changed', 'Value: 10 → 7'],
      [
        'Contractor Priya Raman changed',
        'Service areas: Toronto → Toronto, York',
        'Phone changed',
        'Availability: none → Monday, Morning',
      ],
      ['Customer data erased'],
      ['Contractor deleted'],
      ['Reply to Ada Lovelace added'],
      ['Inquiry of Ada Lovelace changed', 'Status: new → in progress'],
      ['Invitation of zoe@dustforce.example added'],
      ['Note about Amelia Wright changed', 'Note changed'],
    ])
  },
}

export const Nothing: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed yet.')).toBeVisible()
  },
}
