import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
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
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Basic Cleaning $160',
      'Subtotal $160',
      'HST $21',
      'Total $181',
    ])
    await expect(canvas.getByText(/^The cleaning takes about \d/)).toBeVisible()
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
      'Total $336',
    ])
    await expect(canvas.getByText('Total').closest('[aria-live]')).toHaveTextContent(/^Total\$336$/)
  },
}
/** One amount with cents shows them in all. */
export const WithCents: Story = {
  args: {
    quote: quote(gtaPriceBook, {
      service: 'standard',
      bedrooms: 1,
      bathrooms: 1,
      promo: { type: 'fixed', amountCents: cents(1250) },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Basic Cleaning $160.00',
      'Subtotal $160.00',
      'Promo discount -$12.50',
      'HST $19.00',
      'Total $166.50',
    ])
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
      'Total $277',
    ])
    await expect(canvas.getByText('3 extra bathrooms at $15 each are $45.')).toBeVisible()
  },
}
