import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta: Meta<typeof TextArea> = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Special instructions', className: 'max-w-md' },
}
export default meta

type Story = StoryObj<typeof TextArea>

export const Counting: Story = {
  args: { limit: 1000, optional: true },
}
export const CountingTest: Story = {
  ...Counting,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'Ring twice')
    await expect(canvas.getByText('10 / 1000')).toBeVisible()
    await expect(canvas.queryByText(/characters left/)).toBeNull()
  },
}
export const NearTheLimit: Story = {
  args: { limit: 42, defaultValue: 'The side door sticks, push hard.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('32 / 42')).toBeVisible()
    await expect(canvas.getByText('10 characters left')).toHaveAttribute('aria-live', 'polite')
  },
}
/** Not every key is told. */
export const NearTheLimitTest: Story = {
  ...NearTheLimit,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await expect(canvas.getByText('33 / 42')).toBeVisible()
    await expect(canvas.queryByText(/characters left/)).toBeNull()
  },
}
export const TooLong: Story = {
  args: {
    limit: 20,
    defaultValue: 'The side door sticks, push hard.',
    error: 'Please keep your message under 20 characters.',
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Special instructions' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(String(args.error))
    // Nothing that was typed is cut off.
    await expect(field).toHaveValue('The side door sticks, push hard.')
    await expect(canvas.getByText('32 / 20')).toBeVisible()
  },
}
