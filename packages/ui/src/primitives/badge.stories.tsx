import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './badge.tsx'
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
