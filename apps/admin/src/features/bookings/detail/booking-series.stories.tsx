import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { BookingSeries as Series } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect } from 'storybook/test'
import { BookingSeries } from './booking-series.tsx'

const visit = (bookingId: string, date: string, more: Partial<Series['visits'][number]> = {}) => ({
  ...{ bookingId, original: businessDate(date), date: businessDate(date), time: '9:00 AM' },
  ...{ totalCents: cents(33_100), payment: 'arranged', status: 'confirmed' },
  ...more,
})

const series: Series = {
  ...{ id: 's1', status: 'running', every: '2-weeks', problem: null, consent: 'I agree', left: [] },
  visits: [
    visit('b1', '2026-11-24', { totalCents: cents(37_300), payment: 'paid', status: 'assigned' }),
    visit('b2', '2026-12-08'),
    visit('b3', '2026-12-22', { status: 'canceled' }),
    visit('b4', '2027-01-05', { date: businessDate('2027-01-06') }),
  ],
}

const meta: Meta<typeof BookingSeries> = {
  title: 'Admin/Visits that repeat',
  component: BookingSeries,
  args: { series, bookingId: 'b2' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof BookingSeries>

/** Every two weeks, looked at from its second visit: one was called off, one moved. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText('Dec 8, 2026, 9:00 AM')).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText(/instead of Jan 5, 2027/)).toBeVisible()
  },
}

/** A visit found no place, and the next ones cannot be planned. */
export const InTrouble: Story = {
  args: {
    series: {
      ...series,
      problem: 'The price book gta-2025.1 is not kept',
      left: [businessDate('2027-01-19')],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Found no place: Jan 19, 2027.')).toBeVisible(),
}
