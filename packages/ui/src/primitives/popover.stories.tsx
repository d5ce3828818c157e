import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Popover } from './popover.tsx'

const meta: Meta<typeof Popover> = { title: 'Primitives/Popover', component: Popover }
export default meta

type Story = StoryObj<typeof Popover>

export const Open: Story = {
  args: {
    open: true,
    label: 'Why this price',
    trigger: <Button variant="secondary">Why this price?</Button>,
    children: (
      <p className="max-w-64 text-sm">3 bedrooms and 2 bathrooms, from the Deep Cleaning table: $270.</p>
    ),
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Why this price' })
    await expect(panel).toHaveTextContent('3 bedrooms and 2 bathrooms, from the Deep Cleaning table: $270.')
    const button = screen.getByRole('button', { name: 'Why this price?' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() =>
      expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom),
    )
  },
}
