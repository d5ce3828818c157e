import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { OwnSeries } from '@dustforce/office/booking'
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
const visit = (date: string, more: Partial<OwnSeries['visits'][number]> = {}) => ({
  ...{ original: businessDate(date), date: businessDate(date), time: '9:00 AM', totalCents: cents(33_100) },
  ...{ state: 'Charged before the visit', canEnd: true, canComeBack: false, isThis: false },
  ...more,
})
/** The first visit is paid, the second was skipped. */
const everyTwoWeeks: OwnSeries = {
  ...{ every: '2-weeks', minute: 540, isRunning: true, pauses: [] },
  offered: [
    { every: '2-weeks', name: 'Every two weeks' },
    { every: 'month', name: 'Once a month' },
  ],
  extras: [],
  visits: [
    visit('2027-03-01', { canEnd: false, isThis: true }),
    visit('2027-03-15', { canEnd: false, canComeBack: true }),
    visit('2027-03-29'),
  ],
}
export const Repeated: Story = { args: { booking: { ...upcomingBooking, series: everyTwoWeeks } } }
export const RepeatedTest: Story = {
  ...Repeated,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Your next visit: Monday, March 29, 2027, \$331\.00, charged/),
    ).toBeVisible()
  },
}
