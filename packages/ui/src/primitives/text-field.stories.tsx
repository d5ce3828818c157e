import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Spinner } from './spinner.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Email', className: 'max-w-md' },
}
export default meta

type Story = StoryObj<typeof TextField>

export const Empty: Story = {
  args: { placeholder: 'you@example.ca', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeRequired()
    await expect(field).toHaveAttribute('placeholder', 'you@example.ca')
    await expect(field).toBeValid()
  },
}
export const Filled: Story = {
  args: { defaultValue: 'nora.adebayo@example.ca' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('nora.adebayo@example.ca')
  },
}
export const WithHint: Story = {
  args: { hint: 'We send the confirmation here.', optional: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email (optional)' })
    await expect(field).toHaveAccessibleDescription('We send the confirmation here.')
  },
}
export const Wrong: Story = {
  args: {
    defaultValue: 'nora@gmail',
    required: true,
    error: 'Please enter a complete email address with a valid domain',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Please enter a complete email address with a valid domain',
    )
  },
}
export const Verifying: Story = {
  args: {
    defaultValue: 'nora.adebayo@example.ca',
    hint: 'Verifying email domain...',
    trailing: <Spinner size="sm" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Verifying email domain...')
    await expect(canvasElement.querySelector('.animate-spin')).toBeVisible()
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'nora.adebayo@example.ca' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled()
  },
}
export const ReadOnly: Story = {
  args: { label: 'Province', readOnly: true, defaultValue: 'Ontario' },
}
export const ReadOnlyTest: Story = {
  ...ReadOnly,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Province' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('Ontario')
  },
}
export const Small: Story = {
  args: {
    label: 'Search bookings',
    hideLabel: true,
    size: 'sm',
    placeholder: 'Search bookings (name, email, address, ID)…',
    leading: <Search aria-hidden="true" className="size-4" />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search bookings' })
    await expect(field.offsetHeight).toBeLessThan(44)
    await expect(canvas.getByText('Search bookings').parentElement).toHaveClass('sr-only')
  },
}
