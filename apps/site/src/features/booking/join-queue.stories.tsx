import { calendar, gtaPolicy } from '@dustforce/core/schedule'
import { daysToWaitFor } from '@dustforce/office/waiting'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import JoinQueue from './join-queue.tsx'
import { filledForm } from './story-form.ts'

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const taken = { '2026-11-24': 10, '2026-11-27': 10, '2026-11-28': 10 }

const meta: Meta<typeof JoinQueue> = {
  title: 'Booking/Queue',
  component: JoinQueue,
  args: {
    form: filledForm,
    days: daysToWaitFor(calendar(gtaPolicy, { now, taken })),
    onJoin: fn(async () => null),
  },
}
export default meta

type Story = StoryObj<typeof JoinQueue>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The day you want is full?')).toBeVisible()
  },
}

/** Opened by its button, with the day that was chosen. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when a place is free' }))
    await expect(canvas.getByRole('checkbox', { name: 'Tuesday, Nov 24' })).toBeChecked()
  },
}
export const AskingTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when a place is free' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday, Nov 27' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Morning' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }))
    await expect(canvas.getByText('Please agree, so that we may write to you.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /may e-mail me/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }))
    await expect(await canvas.findByText('You are in the queue')).toBeVisible()
    await expect(args.onJoin).toHaveBeenCalledWith(
      filledForm,
      expect.objectContaining({
        email: 'ana@example.com',
        days: ['2026-11-24', '2026-11-27'].map((day) => ({ day, minutes: [480, 540, 600, 660] })),
      }),
    )
  },
}

export const Refused: Story = {
  args: { onJoin: fn(async () => 'You have asked for many days. Please try again tomorrow, or call us.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when a place is free' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /may e-mail me/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('many days')
  },
}
