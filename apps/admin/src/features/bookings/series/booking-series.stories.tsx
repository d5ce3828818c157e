import { businessDate } from '@dustforce/core/schedule'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn, userEvent } from 'storybook/test'
import { storySeries } from '../../../testing/story-series.ts'
import { BookingSeries } from './booking-series.tsx'

const meta: Meta<typeof BookingSeries> = {
  title: 'Admin/Visits that repeat',
  component: BookingSeries,
  args: { series: storySeries, bookingId: 'b2', onChange: fn(), onCleaner: fn() },
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
    await expect(canvas.getByText('Card kept: Visa ending in 4242, good until 12/2034.')).toBeVisible()
    await userEvent.click(canvas.getByText(/^Agreed to Nov 20, 2026/))
    await expect(canvas.getByText(/^I agree that my card is kept/)).toBeVisible()
    await expect(canvas.getByText('Called off · The weather')).toBeVisible()
    await expect(canvas.getByText(/instead of Jan 5, 2027/)).toBeVisible()
    await expect(canvas.getByText('No visits from Jan 18, 2027 to Feb 1, 2027.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change Visits' })).toBeVisible()
  },
}

/** A visit found no place, and the next ones cannot be planned. */
export const InTrouble: Story = {
  args: {
    series: {
      ...storySeries,
      problem: 'The price book gta-2025.1 is not kept',
      left: [businessDate('2027-01-19')],
      card: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Found no place: Jan 19, 2027.')).toBeVisible()
    await expect(canvas.getByText('No card is kept.')).toBeVisible()
  },
}
