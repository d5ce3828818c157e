import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

type Entry = 'yes' | 'no' | 'instructions'

const options: readonly Choice<Entry>[] = [
  { value: 'yes', label: 'Yes', hint: 'Someone will open the door' },
  { value: 'no', label: 'No', hint: 'Nobody will be home' },
  { value: 'instructions', label: 'I will leave instructions' },
]

function Example(props: Partial<ChoiceGroupProps<Entry>>) {
  const [value, setValue] = useState<Entry | null>(props.value ?? null)
  return (
    <ChoiceGroup
      legend="Will someone be home?"
      options={options}
      className="max-w-2xl"
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const meta: Meta<typeof Example> = { title: 'Primitives/ChoiceGroup', component: Example }
export default meta

type Story = StoryObj<typeof Example>

export const Cards: Story = {
  args: { required: true },
}
export const CardsTest: Story = {
  ...Cards,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeRequired()
    await userEvent.click(canvas.getByText('No'))
    await expect(canvas.getByRole('radio', { name: /^No/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'I will leave instructions' })).toBeChecked()
  },
}
export const Segments: Story = {
  args: {
    look: 'segments',
    value: 'yes',
    className: 'max-w-md',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
}
export const SegmentsTest: Story = {
  ...Segments,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Will someone be home?' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await userEvent.click(canvas.getByText('No'))
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
  },
}
export const SegmentsOnANarrowPhone: Story = {
  args: {
    look: 'segments',
    wrap: 'words',
    className: 'max-w-32',
    options: [
      { value: 'yes', label: 'Move-In/Out Clean' },
      { value: 'no', label: 'Deep Cleaning' },
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBe(group.clientWidth)
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'))
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0)
  },
}
export const List: Story = {
  args: { look: 'list', value: 'no' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    await expect(names).toEqual([
      'YesSomeone will open the door',
      'NoNobody will be home',
      'I will leave instructions',
    ])
    await expect(canvas.getByRole('radio', { name: /^No/ })).toBeChecked()
  },
}
export const Wrong: Story = {
  args: { error: 'Please choose one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose one')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeInvalid()
  },
}
export const Disabled: Story = {
  args: { disabled: true, value: 'yes' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /^Yes/ })).toBeChecked()
  },
}
