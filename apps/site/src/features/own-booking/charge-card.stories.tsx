import { cents } from '@dustforce/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import ChargeCard from './charge-card.tsx'

const charge = {
  amountCents: cents(33_600),
  card: 'visa ending in 4242',
  goodUntil: 'August 2029',
  expires: false,
  on: 'Thursday, March 11, 2027',
  decline: null,
  until: 'Mar 14, 2027, 9:00 AM',
  isUnderWay: false,
} as const

const meta: Meta<typeof ChargeCard> = {
  title: 'Site/Payment of a visit',
  component: ChargeCard,
  args: {
    charge,
    acts: { open: fn(async () => null), cardSaved: fn(async () => undefined) },
    cameBack: null,
    onChanged: fn(),
  },
}
export default meta

type Story = StoryObj<typeof ChargeCard>

export const Arranged: Story = {}
export const ArrangedTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }))
    await expect(args.acts.open).toHaveBeenCalledWith('replace-card')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $336.00 now' }))
    await expect(args.acts.open).toHaveBeenCalledWith('pay-visit')
  },
}
const shows =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible()
  }

export const Declined: Story = {
  args: { charge: { ...charge, decline: 'later', on: 'Friday, March 12, 2027' } },
  play: shows(
    'Your card was declined',
    'We charge $336.00 to your card on Friday, March 12, 2027: Visa ending in 4242, good until the end of August 2029.',
  ),
}
export const AnotherCardNeeded: Story = {
  args: { charge: { ...charge, decline: 'other-card', on: null } },
  play: shows(
    'Your card was declined and cannot be charged again',
    'Your card: Visa ending in 4242, good until the end of August 2029.',
  ),
}
export const ToBeConfirmed: Story = {
  args: { charge: { ...charge, decline: 'ask-customer', on: null } },
  play: shows('Your bank wants you to confirm the payment'),
}
export const Expiring: Story = {
  args: { charge: { ...charge, goodUntil: 'February 2027', expires: true } },
  play: shows('Your card expires before this visit is charged'),
}
export const WithoutCard: Story = {
  args: { charge: { ...charge, card: null, on: null } },
  play: shows('We have no card for this visit, which costs $336.00.'),
}
export const UnderWay: Story = {
  args: { charge: { ...charge, isUnderWay: true } },
  play: shows('A payment is under way. This takes a moment.'),
}
export const CannotBePaidNowTest: Story = {
  tags: ['!dev'],
  args: {
    acts: { open: fn(async () => 'A payment is under way. Please look again in a moment.'), cardSaved: fn() },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $336.00 now' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A payment is under way.')
  },
}
export const BackFromItsPageTest: Story = {
  tags: ['!dev'],
  args: { cameBack: 'saved' },
  play: async ({ args }) => {
    await expect(args.acts.cardSaved).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
  },
}
