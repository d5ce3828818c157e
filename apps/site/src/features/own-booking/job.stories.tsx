import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { JobView } from './job-view.tsx'

const job = {
  service: 'Deep Cleaning',
  when: 'Monday, March 15, 2027 at 9:00 AM',
  durationMinutes: 240,
  customer: 'Ada',
  address: '1 King St W, Toronto, ON M5H 1A1',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=1%20King%20St%20W',
  rooms: { bedrooms: 3, bathrooms: 2 },
  addOns: ['Laundry'],
  isOnTheWay: false,
  problem: null,
  tellFrom: null,
  company: { name: 'Dust Force', phone: '(416) 555-0199' },
}

const meta: Meta<typeof JobView> = {
  title: 'Site/A job',
  component: JobView,
  args: { found: job, onRetry: fn(), onTell: fn(async () => null) },
}
export default meta

type Story = StoryObj<typeof JobView>

export const Ready: Story = {}
export const ReadyTest: Story = {
  ...Ready,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 King St W, Toronto, ON M5H 1A1')).toBeVisible()
    const directions = canvas.getByRole('link', { name: 'Directions (opens in a new tab)' })
    await expect(directions).toHaveAttribute('href', job.directions)
    // On a doorstep, with one hand.
    await expect(directions.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(args.onTell).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'I am on my way' }))
    await expect(args.onTell).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('We have told Ada.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Told: Story = {
  args: { found: { ...job, isOnTheWay: true, customer: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We have told your customer.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TooEarly: Story = {
  args: {
    found: { ...job, problem: 'too-early', tellFrom: 'Monday, March 15, 2027 at 7:00 AM' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/from Monday, March 15, 2027 at 7:00 AM on\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Canceled: Story = {
  args: { found: { ...job, problem: 'canceled', tellFrom: 'Monday, March 15, 2027 at 7:00 AM' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This job is canceled. Please do not come.')).toBeVisible()
  },
}

export const NobodyToWrite: Story = {
  args: { found: { ...job, problem: 'no-email' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your customer has no e-mail address with us/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Refused: Story = {
  args: { onTell: fn(async () => 'This booking has changed in the meantime. Please check it again.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I am on my way' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in the meantime')
    await expect(canvas.getByRole('button', { name: 'I am on my way' })).toBeEnabled()
  },
}

export const Missing: Story = {
  args: { found: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link opens no job')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { found: 'unavailable' },
}
export const FailedTest: Story = {
  ...Failed,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again/i }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
