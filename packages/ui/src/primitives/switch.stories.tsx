import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta: Meta<typeof Switch> = {
  title: 'Primitives/Switch',
  component: Switch,
  args: {
    label: 'On Duty',
    hint: 'Set whether this contractor is currently on duty or off duty',
    className: 'max-w-md',
  },
}
export default meta

type Story = StoryObj<typeof Switch>

export const Off: Story = {}
export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'On Duty' })
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await userEvent.click(control)
  },
}
export const Disabled: Story = { args: { disabled: true } }
