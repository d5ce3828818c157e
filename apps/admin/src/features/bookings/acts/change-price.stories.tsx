import { cents } from '@dustforce/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { booking, dueBooking } from '../../../testing/story-records.ts'
import { ChangePrice } from './change-price.tsx'

const meta: Meta<typeof ChangePrice> = {
  title: 'Admin/Change price',
  component: ChangePrice,
  args: {
    booking,
    durationMinutes: booking.durationMinutes,
    price: {
      lines: [
        { label: 'Dishwashing', changeCents: cents(-1_500) },
        { label: 'HST (13%)', changeCents: cents(-200) },
      ],
      oldTotalCents: cents(33_600),
      newTotalCents: cents(31_900),
      differenceCents: cents(-1_700),
      offlineRefundCents: cents(0),
    },
  },
}
export default meta

type Story = StoryObj<typeof ChangePrice>

const rowsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('dt')].map(
    (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
  )

export const GivenBack: Story = {
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement)).toEqual([
      'Dishwashing -$15.00',
      'HST (13%) -$2.00',
      'Total before $336.00',
      'New total $319.00',
      'To give back $17.00',
    ])
  },
}
/** The amount that is paid on the day changes with its sign; and a longer visit says so. */
export const DueOnTheDay: Story = {
  args: { booking: dueBooking, durationMinutes: booking.durationMinutes + 30 },
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsOf(canvasElement).at(-1)).toBe('Changes what is due by -$17.00')
    await expect(canvas.getByText(/^The visit takes .* instead of /)).toBeVisible()
  },
}
const fallsAway =
  'The code FALL150 needs an order of at least $310.00 before tax, so its discount falls away. It comes back when the order is above that again.'
/** Below the minimum of the code it is dearer with less. */
export const WithoutItsDiscount: Story = {
  args: {
    price: {
      lines: [
        { label: 'Dishwashing', changeCents: cents(-1_500) },
        { label: 'Discount (FALL150)', changeCents: cents(15_000) },
        { label: 'HST (13%)', changeCents: cents(1_700) },
      ],
      oldTotalCents: cents(18_600),
      newTotalCents: cents(33_800),
      differenceCents: cents(15_200),
      offlineRefundCents: cents(0),
      promoNote: fallsAway,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(fallsAway)).toBeVisible()
  },
}
