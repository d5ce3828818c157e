import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { wishForm } from '@dustforce/office/waiting'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { OpenedWish } from './waiting.ts'
import { WaitingView } from './waiting-view.tsx'

const home = { service: 'deep-clean', bedrooms: 3, bathrooms: 2, addOns: [], hasPets: null } as const
const [first, second] = [businessDate('2026-11-24'), businessDate('2026-11-27')]
const waiting: OpenedWish = {
  state: 'waiting',
  email: 'a•••@example.com',
  service: 'Deep Cleaning',
  days: [
    { day: first, minutes: [540], ahead: 0 },
    { day: second, minutes: [540, 600], ahead: 2 },
  ],
  offer: null,
}
const start = { day: first, minute: 540 }
const offered: OpenedWish = {
  ...waiting,
  state: 'offered',
  offer: {
    ...start,
    until: instantOf(businessDate('2026-11-21'), 655, gtaPolicy.zone),
    form: wishForm(home, 'ada@example.com', start),
  },
}

const meta: Meta<typeof WaitingView> = {
  title: 'Site/Queue',
  component: WaitingView,
  args: { found: waiting, onRetry: fn(), onLeave: fn(async () => null), onTake: fn() },
}
export default meta

type Story = StoryObj<typeof WaitingView>

export const Waiting: Story = {}
export const WaitingTest: Story = {
  ...Waiting,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You are next')).toBeVisible()
    await expect(canvas.getByText('2 wait before you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the queue' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Offered: Story = { args: { found: offered } }
export const OfferedTest: Story = {
  ...Offered,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Nov 21, 2026, 10:55 AM/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Book this time' }))
    await expect(args.onTake).toHaveBeenCalledWith(offered.offer)
  },
}

export const Paying: Story = {
  args: { found: { ...waiting, state: 'paying' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have begun to book/)).toBeVisible()
  },
}

export const Booked: Story = {
  args: { found: { ...waiting, state: 'booked', days: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have booked/)).toBeVisible()
  },
}

export const Left: Story = {
  args: { found: { ...waiting, state: 'left', days: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are no longer in the queue/)).toBeVisible()
  },
}

export const NotLeft: Story = {
  args: { onLeave: fn(async () => 'Too many tries. Please wait a few minutes.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the queue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries')
  },
}
export const Missing: Story = {
  args: { found: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link opens nothing')).toBeVisible()
  },
}
