import type { Meta, StoryObj } from '@storybook/react-vite'
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
}
