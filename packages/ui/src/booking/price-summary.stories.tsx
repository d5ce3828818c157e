import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceSummary } from './price-summary.tsx'
import { fullQuote, largeQuote, plainQuote } from './story-form.ts'

const meta: Meta<typeof PriceSummary> = { title: 'Booking/Price summary', component: PriceSummary }
export default meta

type Story = StoryObj<typeof PriceSummary>

/** The lines as they are read: name and amount. */
const linesOf = (summary: Element) =>
  [...summary.querySelectorAll('[data-line]')].map((line) =>
    [line.querySelector('dt'), line.querySelector('dd')].map((part) => part?.textContent).join(' '),
  )

export const BaseOnly: Story = {
  args: { quote: plainQuote },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Basic Cleaning $160',
      'Subtotal $160',
      'HST $21',
      'Total $181.00',
    ])
  },
}
export const Everything: Story = {
  args: { quote: fullQuote },
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Deep Cleaning $270',
      'Add-ons $35',
      'Laundry $20',
      'Dishwashing $15',
      'Pet fee $25',
      'Subtotal $330',
      'Promo discount -$33',
      'HST $39',
      'Total $336.00',
    ])
    await expect(canvas.getByText('Total').closest('dl')).toHaveAttribute('aria-live', 'polite')
  },
}
export const RoomsBeyondTheTable: Story = {
  args: { quote: largeQuote },
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Basic Cleaning $245',
      'Basic Cleaning $200',
      'Extra bathrooms $45',
      'Subtotal $245',
      'HST $32',
      'Total $277.00',
    ])
    await expect(canvas.getByText('3 extra bathrooms at $15 each are $45.')).toBeVisible()
  },
}
