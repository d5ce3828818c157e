import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DateField, type DateFieldProps } from './date-field.tsx'

const Example = ({ value: initially = null, ...props }: Partial<DateFieldProps>) => {
  const [value, setValue] = useState(initially)
  return (
    <DateField
      label="Preferred date"
      today="2026-11-21"
      className="max-w-64"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const meta: Meta<typeof Example> = { title: 'Primitives/DateField', component: Example }
export default meta

type Story = StoryObj<typeof Example>

export const Empty: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preferred date' })).toHaveTextContent('Select a date')
  },
}
export const Wrong: Story = {
  args: { error: 'Please choose a date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preferred date' })).toHaveAccessibleDescription(
      'Please choose a date',
    )
  },
}
export const Small: Story = {
  args: { size: 'sm', label: 'From', value: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'From' })).toHaveTextContent('Sun, Nov 1, 2026')
  },
}

export const ChoosesAndClears: Story = {
  args: { value: '2026-11-26', clearable: true },
  play: async () => {
    const field = screen.getByRole('button', { name: 'Preferred date' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('button', { name: /November 30, 2026/ }))
    await waitFor(() => expect(field).toHaveTextContent('Nov 30, 2026'))
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(field).toHaveTextContent('Select a date'))
  },
}

export const Open: Story = {
  args: { value: '2026-11-26' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Preferred date' }))
    const chosen = await screen.findByRole('button', { name: /November 26, 2026, selected/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}
