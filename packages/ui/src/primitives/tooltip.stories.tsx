import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta: Meta<typeof Tooltip> = { title: 'Primitives/Tooltip', component: Tooltip }
export default meta

type Story = StoryObj<typeof Tooltip>

export const Open: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    content: '50 percent of the subtotal, in whole dollars',
    children: <Button variant="secondary">Suggested pay</Button>,
  },
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '50 percent of the subtotal, in whole dollars',
    )
    await expect(screen.getByRole('button', { name: 'Suggested pay' })).toHaveAccessibleDescription(
      '50 percent of the subtotal, in whole dollars',
    )
  },
}
