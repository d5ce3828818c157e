import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BookingNotice } from './booking-notice.tsx'
import { dearerQuote, fullQuote } from './story-form.ts'

const meta: Meta<typeof BookingNotice> = { title: 'Booking/Troubles', component: BookingNotice }
export default meta

type Story = StoryObj<typeof BookingNotice>

export const Offline: Story = {
  args: { trouble: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are offlineEverything you typed is saved. Try again when you are connected; you will not be charged twice.',
    )
  },
}
export const Slow: Story = {
  args: { trouble: { kind: 'slow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This is taking longer than usualWe are still opening the payment page. You will not be charged twice.',
    )
  },
}
export const Failed: Story = {
  args: {
    trouble: {
      kind: 'failed',
      title: 'Error Processing Booking',
      description: 'There was an issue processing your booking. Please try again or contact support.',
      reference: '3f2a9c1b',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Error Processing BookingThere was an issue processing your booking. Please try again or contact support.Reference: 3f2a9c1b',
    )
  },
}
export const TooMany: Story = {
  args: {
    trouble: {
      kind: 'rate-limited',
      title: 'Too Many Requests',
      description: 'You are submitting too frequently. Please wait a few minutes before trying again.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Too Many RequestsYou are submitting too frequently. Please wait a few minutes before trying again.',
    )
  },
}
export const PriceChanged: Story = {
  args: { trouble: { kind: 'price-changed', before: fullQuote, after: dearerQuote } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(
      'The price has changedIt was $336 and is now $396. Nothing was charged.',
    )
    await expect(alert).toHaveTextContent('to go on at the new price, press the button again.')
  },
}
