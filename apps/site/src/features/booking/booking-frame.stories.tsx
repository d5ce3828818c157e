import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { BookingFrame } from './booking-frame.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { PriceSummary } from './price-summary.tsx'
import { filledForm, fullQuote, part } from './story-form.ts'

const meta: Meta<typeof BookingFrame> = {
  title: 'Booking/Dialog',
  component: BookingFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    serviceName: 'Deep Cleaning',
    total: '$336',
    submitLabel: 'Proceed to Secure Payment',
    submitting: false,
    blocked: null,
    progress: { done: 1, total: 4, next: 'Service Details' },
    onSubmit: fn(),
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
export const ReadyTest: Story = {
  ...Ready,
  tags: ['!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Book Your Deep Cleaning' })
    await expect(dialog).toHaveAccessibleDescription(/^Fields with \* are required\./)
    await expect(within(dialog).getByText('Total with tax').parentElement).toHaveTextContent('$336')
    await expect(within(dialog).queryByRole('alert')).toBeNull()
    await expect(within(dialog).getByText('1 of 4 parts done. Next: Service Details')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Proceed to Secure Payment' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
export const AllFilledIn: Story = {
  args: { progress: { done: 4, total: 4, next: null } },
  play: async () => {
    await expect(await screen.findByText('All set: review the price and pay')).toBeVisible()
  },
}
export const Submitting: Story = {
  args: { submitting: true, submitLabel: 'Redirecting to Payment...' },
}
export const SubmittingTest: Story = {
  ...Submitting,
  tags: ['!dev'],
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Redirecting to Payment...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const DayFull: Story = {
  args: { blocked: 'day-full', submitLabel: 'Date Fully Booked - Select Another Date' },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Date Fully Booked - Select Another Date' }),
    ).toBeDisabled()
  },
}
export const PromoInvalid: Story = {
  args: { blocked: 'promo-invalid', submitLabel: 'Invalid Promo Code - Please Remove' },
}
export const PromoInvalidTest: Story = {
  ...PromoInvalid,
  tags: ['!dev'],
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Invalid Promo Code - Please Remove' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Offline: Story = {
  args: { trouble: { kind: 'offline' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/)
    await expect(screen.getByRole('button', { name: 'Proceed to Secure Payment' })).toBeEnabled()
  },
}
