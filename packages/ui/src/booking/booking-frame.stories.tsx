import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookingFrame } from './booking-frame.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { PriceSummary } from './price-summary.tsx'
import { filledForm, fullQuote, part } from './story-form.ts'

const nothing = () => undefined

const meta: Meta<typeof BookingFrame> = {
  title: 'Booking/Dialog',
  component: BookingFrame,
  args: {
    open: true,
    onOpenChange: nothing,
    serviceName: 'Deep Cleaning',
    total: '$336.00',
    submitLabel: 'Proceed to Secure Payment',
    submitting: false,
    blocked: false,
    onSubmit: nothing,
    children: (
      <>
        <CustomerFields {...part} form={filledForm} emailStatus="valid" />
        <PriceSummary quote={fullQuote} />
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof BookingFrame>

export const Ready: Story = {}
export const Submitting: Story = { args: { submitting: true, submitLabel: 'Redirecting to Payment...' } }
export const DayFull: Story = {
  args: { blocked: true, submitLabel: 'Date Fully Booked - Select Another Date' },
}
export const PromoInvalid: Story = {
  args: { blocked: true, submitLabel: 'Invalid Promo Code - Please Remove' },
}
export const Offline: Story = { args: { trouble: { kind: 'offline' } } }
