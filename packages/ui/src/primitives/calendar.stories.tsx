import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Calendar, type CalendarProps } from './calendar.tsx'

function Example({ value: initially = null, ...props }: Partial<CalendarProps>) {
  const [value, setValue] = useState(initially)
  return (
    <>
      <Calendar
        today="2026-11-21"
        min="2026-11-21"
        max="2027-01-20"
        disabledReason={(date) => (date === '2026-11-24' || date === '2026-11-27' ? 'Fully booked' : null)}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output aria-label="Chosen date">{value}</output>
    </>
  )
}

const meta: Meta<typeof Example> = { title: 'Primitives/Calendar', component: Example }
export default meta

type Story = StoryObj<typeof Example>

const firstWeekday = (calendar: Element) => calendar.querySelector('th')?.getAttribute('aria-label')

export const Chosen: Story = {
  args: { value: '2026-11-26' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Thursday, November 26, 2026, selected' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Today, Saturday, November 21, 2026' })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Friday, November 20, 2026, In the past' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(firstWeekday(canvasElement)).toBe('Sunday')
  },
}
export const MondayFirst: Story = {
  args: { weekStart: 'monday' },
  play: async ({ canvasElement }) => {
    await expect(firstWeekday(canvasElement)).toBe('Monday')
  },
}

export const ClosedDaySaysWhy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, November 24, 2026, Fully booked' }))
    await expect(canvas.getByText(/: Fully booked/)).toBeVisible()
    await expect(canvas.getByLabelText('Chosen date')).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, November 25, 2026' }))
    await expect(canvas.getByLabelText('Chosen date')).toHaveTextContent('2026-11-25')
  },
}

export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: { value: '2026-11-26', autoFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /November 26, 2026, selected/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /November 27, 2026, Fully booked/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByLabelText('Chosen date')).toHaveTextContent('2026-12-04')
  },
}

/** The rows of the month that is shown. */
const weeks = (calendar: Element) =>
  [...calendar.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility()).length

export const LateInTheMonth: Story = {
  args: { today: '2026-11-25', min: '2026-11-25', weekStart: 'monday' },
}
export const LateInTheMonthTest: Story = {
  ...LateInTheMonth,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    // From the week of the first day that can be chosen on: November 23 and 30.
    await expect(weeks(canvasElement)).toBe(2)
    const first = canvas.getByRole('button', { name: 'Today, Wednesday, November 25, 2026' })
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /next month/i }))
    await expect(weeks(canvasElement)).toBe(5)
  },
}
export const NothingFreeThisMonth: Story = {
  args: {
    today: '2026-11-25',
    min: '2026-11-25',
    disabledReason: (date) => (date < '2026-12-02' ? 'Fully booked' : null),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  },
}
