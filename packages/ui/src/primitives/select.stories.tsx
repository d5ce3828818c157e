import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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

export const Chosen: Story = {
  args: { defaultValue: 'house' },
}
export const ChosenTest: Story = {
  ...Chosen,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Home type' })
    await expect(field).toHaveDisplayValue('House')
    await userEvent.selectOptions(field, 'Condo')
    await expect(field).toHaveValue('condo')
  },
}
export const Placeholder: Story = {
  args: { placeholder: 'Select a home type', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Home type' })
    await expect(field).toBeRequired()
    await expect(field).toHaveValue('')
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Select a home type',
      'Apartment',
      'Condo',
      'House',
    ])
  },
}
export const Wrong: Story = {
  args: { placeholder: 'Select a home type', error: 'Please choose a home type' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Home type' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please choose a home type')
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Home type' })).toBeDisabled()
  },
}
export const Small: Story = {
  args: { size: 'sm', label: 'Status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' }).offsetHeight).toBeLessThan(44)
  },
}
