import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MailChoicesView } from './mail-choices-view.tsx'

const meta: Meta<typeof MailChoicesView> = {
  title: 'Site/E-mails from us',
  component: MailChoicesView,
  args: {
    found: { email: 'a•••@example.com', reminders: true, thanks: true },
    onRetry: fn(),
    onChoose: fn(async () => null),
  },
}
export default meta

type Story = StoryObj<typeof MailChoicesView>

export const Choosing: Story = {}
export const ChoosingTest: Story = {
  ...Choosing,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('a•••@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /thank-you/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ reminders: true, thanks: false })
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop all optional e-mails' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ reminders: false, thanks: false })
    await expect(canvas.getByRole('checkbox', { name: /Reminders/ })).not.toBeChecked()
  },
}

export const Refused: Story = {
  args: { onChoose: fn(async () => 'Too many tries. Please wait a few minutes.') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries')
  },
}

export const Missing: Story = {
  args: { found: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link opens nothing')).toBeVisible()
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
