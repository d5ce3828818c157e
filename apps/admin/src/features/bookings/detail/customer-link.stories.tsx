import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Toasts } from '../../../app/toasts.tsx'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import { CustomerLink } from './customer-link.tsx'

const withdrawLinks = fn(async (_: string, __: boolean) => undefined)

const meta: Meta<typeof CustomerLink> = {
  title: 'Admin/Bookings/The customer’s link',
  component: CustomerLink,
  args: { booking: { id: 'b1', email: 'ada@example.com' } },
  decorators: [
    (Story) => (
      <StoryHub backend={fakeBackend({ letters: { withdrawLinks } })}>
        <Story />
        <Toasts />
      </StoryHub>
    ),
  ],
}
export default meta

export const SentAndWithdrawn: StoryObj<typeof CustomerLink> = {}
export const SentAndWithdrawnTest: StoryObj<typeof CustomerLink> = {
  ...SentAndWithdrawn,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }))
    await expect(await screen.findByText('New link sent')).toBeVisible()
    await expect(withdrawLinks).toHaveBeenLastCalledWith('b1', true)
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw Links' }))
    await expect(await screen.findByText('Links withdrawn')).toBeVisible()
    await expect(withdrawLinks).toHaveBeenLastCalledWith('b1', false)
  },
}
