import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'

const meta: Meta<typeof Select> = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Home type',
    className: 'max-w-md',
    options: [
      { value: 'apartment', label: 'Apartment' },
      { value: 'condo', label: 'Condo' },
      { value: 'house', label: 'House' },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Select>

export const Chosen: Story = { args: { defaultValue: 'house' } }
export const Placeholder: Story = { args: { placeholder: 'Select a home type', required: true } }
export const Wrong: Story = {
  args: { placeholder: 'Select a home type', error: 'Please choose a home type' },
}
export const Disabled: Story = { args: { disabled: true } }
export const Small: Story = { args: { size: 'sm', label: 'Status' } }
