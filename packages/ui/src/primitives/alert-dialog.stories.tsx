import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AlertDialog } from './alert-dialog.tsx'

const meta: Meta<typeof AlertDialog> = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete booking',
    description: 'The booking of Nora Adebayo on Sat, Nov 21 will be deleted. This action cannot be undone.',
    confirmLabel: 'Delete booking',
    destructive: true,
  },
}
export default meta

type Story = StoryObj<typeof AlertDialog>

export const Destructive: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Delete booking' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Deleting: Story = { args: { busy: true, busyLabel: 'Deleting...' } }
export const Harmless: Story = {
  args: {
    destructive: false,
    title: 'Send the confirmation?',
    description: 'Iris Lam gets an e-mail with the address, the time and the pay.',
    confirmLabel: 'Send e-mail',
  },
}
