import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { OutcomeCard } from '../../patterns/outcome-card.tsx'
import { bookedVisit, upcomingBooking } from '../../testing/story-booking.ts'
import { PaidVisit } from './paid-visit.tsx'

const meta: Meta<typeof PaidVisit> = {
  title: 'Site/Paid visit',
  component: PaidVisit,
  args: { href: '#booking', booking: upcomingBooking, onSaveCalendar: fn() },
  render: (props) => (
    <OutcomeCard title="Payment Successful" Icon={CircleCheck} tone="success">
      <PaidVisit {...props} />
    </OutcomeCard>
  ),
}
export default meta

type Story = StoryObj<typeof PaidVisit>

export const Known: Story = {}
export const KnownTest: Story = {
  ...Known,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Deep Cleaning' })).toBeVisible()
    for (const fact of [bookedVisit.when, 'about 3.5 hours', 'Ana', '1 King St W: 3 bed, 2 bath'])
      await expect(canvas.getByText(fact)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your booking' })).toHaveAttribute('href', '#booking')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await expect(args.onSaveCalendar).toHaveBeenLastCalledWith(bookedVisit.calendar)
  },
}
export const NobodyAssigned: Story = {
  args: { booking: { ...upcomingBooking, visit: { ...bookedVisit, cleaner: null, calendar: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We will tell you as soon as it is settled')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  },
}
export const NotAsked: Story = {
  args: { booking: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your booking' })).toBeVisible()
    await expect(canvas.getByText('We confirm your team within 24 hours.')).toBeVisible()
    await expect(canvas.queryByText('Times are Toronto time.')).toBeNull()
  },
}
