import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { fakeBackend } from '../testing/fake-backend.ts'
import { StoryHub } from '../testing/story-hub.tsx'
import { DateField } from './date-field.tsx'

interface Props {
  readonly initial: string
  readonly onChange: (date: string) => void
}

function One({ initial, onChange }: Props) {
  const [value, setValue] = useState(initial)
  return (
    <StoryHub backend={fakeBackend({})} now={Date.UTC(2026, 10, 23, 15)}>
      <div className="h-110 w-76">
        <DateField
          label="From"
          placeholder="Any date"
          value={value}
          onChange={(date) => {
            setValue(date)
            onChange(date)
          }}
        />
      </div>
    </StoryHub>
  )
}

const meta: Meta<Props> = {
  title: 'Admin/Date field',
  render: (args) => <One {...args} />,
  args: { initial: '', onChange: fn() },
}
export default meta
type Story = StoryObj<Props>

export const Typed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('From')
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('placeholder', 'Any date')
    await userEvent.type(field, 'dec 24')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Please write a date like Nov 23, 2026.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field, ' 2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
    await userEvent.tab()
    await expect(field).toHaveValue('Dec 24, 2026')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const Chosen: Story = {
  tags: ['!dev'],
  args: { initial: '2026-11-23' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('From')
    await expect(field).toHaveValue('Nov 23, 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await userEvent.click(await canvas.findByRole('button', { name: /November 27, 2026/ }))
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27')
    await expect(field).toHaveValue('Nov 27, 2026')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await canvas.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Open: Story = {
  args: { initial: '2026-11-23' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
}
