import { businessDate } from '@dustforce/core/schedule'
import type { AdminWish } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn, userEvent } from 'storybook/test'
import { QueueList } from './queue-list.tsx'

const now = Date.UTC(2026, 10, 21, 15)
const [tuesday, friday] = [businessDate('2026-11-24'), businessDate('2026-11-27')]
const wish: AdminWish = {
  id: '1',
  email: 'ada@example.com',
  customer: 'b1',
  home: { service: 'deep-clean', bedrooms: 3, bathrooms: 2, addOns: [], hasPets: null },
  durationMinutes: 210,
  state: 'offered',
  since: now - 90 * 60_000,
  lapses: 0,
  days: [{ day: tuesday, minutes: [540, 600, 660] }],
  offer: { day: tuesday, minute: 540, until: now + 55 * 60_000 },
}
const wishes: readonly AdminWish[] = [
  wish,
  {
    ...wish,
    ...{ id: '2', email: 'bob@example.com', customer: null, state: 'waiting', offer: null, lapses: 1 },
    days: [
      { day: tuesday, minutes: [480, 1020] },
      { day: friday, minutes: [540] },
    ],
  },
  {
    ...wish,
    ...{
      id: '3',
      email: 'a.very.long.address.of.somebody@subdomain.example.com',
      customer: null,
      state: 'waiting',
      offer: null,
    },
    home: { service: 'standard', bedrooms: 1, bathrooms: 1, addOns: [], hasPets: true },
    durationMinutes: 120,
  },
  { ...wish, ...{ id: '4', email: 'eve@example.com', customer: null, state: 'paying', offer: null } },
]

const meta: Meta<typeof QueueList> = {
  title: 'Admin/Schedule/Queue',
  component: QueueList,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    ...{ wishes, now, onRemove: fn() },
    range: { from: businessDate('2026-11-23'), to: businessDate('2026-11-29') },
  },
}
export default meta

type Story = StoryObj<typeof QueueList>

export const Waiting: Story = {}
export const WaitingTest: Story = {
  ...Waiting,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Offered 9:00 AM until 10:55 AM')).toBeVisible()
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Remove bob@example.com from the queue' })[0] ?? document.body,
    )
    await expect(args.onRemove).toHaveBeenCalledWith(wishes[1])
  },
}
