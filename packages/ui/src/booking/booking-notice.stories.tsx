import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookingNotice } from './booking-notice.tsx'
import { dearerQuote, fullQuote } from './story-form.ts'

const meta: Meta<typeof BookingNotice> = { title: 'Booking/Troubles', component: BookingNotice }
export default meta

type Story = StoryObj<typeof BookingNotice>

export const Offline: Story = { args: { trouble: { kind: 'offline' } } }
export const Slow: Story = { args: { trouble: { kind: 'slow' } } }
export const Failed: Story = {
  args: {
    trouble: {
      kind: 'failed',
      title: 'Error Processing Booking',
      description: 'There was an issue processing your booking. Please try again or contact support.',
    },
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
}
export const PriceChanged: Story = {
  args: { trouble: { kind: 'price-changed', before: fullQuote, after: dearerQuote } },
}
