import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: {
    label: 'I agree to receive text messages and calls regarding my booking.',
    className: 'max-w-md',
  },
}
export default meta

type Story = StoryObj<typeof Checkbox>

export const Unchecked: Story = {}
export const UncheckedTest: Story = {
  ...Unchecked,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(/I agree/))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const Checked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^I agree/ })).toBeChecked()
  },
}
export const WithHint: Story = {
  args: { label: 'Interior windows', hint: '$20 per 5 windows' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Interior windows' })
    await expect(box).toHaveAccessibleDescription('$20 per 5 windows')
    await expect(box).toBeValid()
  },
}
export const Wrong: Story = {
  args: { error: 'Please agree to receive text messages and calls regarding your booking.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(String(args.error))
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
}
export const DisabledTest: Story = {
  ...Disabled,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/I agree/))
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
