import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from './badge.tsx'
import { CountBadge } from './count-badge.tsx'
import { coloursOf } from './story-look.ts'

const meta: Meta<typeof Badge> = { title: 'Primitives/Badge', component: Badge }
export default meta

type Story = StoryObj<typeof Badge>

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Canceled</Badge>
      <Badge tone="brand">Assigned</Badge>
      <Badge tone="sun">First-time offer</Badge>
      <Badge tone="success" dot>
        Confirmed
      </Badge>
      <Badge tone="warning" dot>
        Pending
      </Badge>
      <Badge tone="danger" dot>
        Unassigned
      </Badge>
      <Badge tone="info">Completed</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    const words = [
      'Canceled',
      'Assigned',
      'First-time offer',
      'Confirmed',
      'Pending',
      'Unassigned',
      'Completed',
    ]
    const badges = words.map((word) => canvas.getByText(word))
    await expect(new Set(badges.map(coloursOf)).size).toBe(words.length)
    await expect(
      badges.filter((badge) => badge.querySelector('[aria-hidden]')).map((b) => b.textContent),
    ).toEqual(['Confirmed', 'Pending', 'Unassigned'])
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
