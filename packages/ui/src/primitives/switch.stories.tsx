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

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'On Duty' })
    await expect(control).not.toBeChecked()
    await expect(control).toHaveAccessibleDescription(
      'Set whether this contractor is currently on duty or off duty',
    )
  },
}
export const On: Story = {
  args: { defaultChecked: true },
}
export const OnTest: Story = {
  ...On,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'On Duty' })
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}
export const Disabled: Story = {
  args: { disabled: true },
}
export const DisabledTest: Story = {
  ...Disabled,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('On Duty'))
    await expect(canvas.getByRole('switch', { name: 'On Duty' })).toBeDisabled()
    await expect(canvas.getByRole('switch', { name: 'On Duty' })).not.toBeChecked()
  },
}
