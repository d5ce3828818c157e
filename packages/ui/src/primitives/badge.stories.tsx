import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from './badge.tsx'
import { CountBadge } from './count-badge.tsx'

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
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
  },
}
