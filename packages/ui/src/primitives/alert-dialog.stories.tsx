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

export const Destructive: Story = {}
export const DestructiveTest: Story = {
  ...Destructive,
  tags: ['!dev'],
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete booking' }),
    ).toHaveAccessibleDescription(
      'The booking of Nora Adebayo on Sat, Nov 21 will be deleted. This action cannot be undone.',
    )
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Delete booking' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Deleting: Story = {
  args: { busy: true, busyLabel: 'Deleting...' },
}
export const DeletingTest: Story = {
  ...Deleting,
  tags: ['!dev'],
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Deleting...' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}
export const Harmless: Story = {
  args: {
    destructive: false,
    title: 'Send the confirmation?',
    description: 'Iris Lam gets an e-mail with the address, the time and the pay.',
    confirmLabel: 'Send e-mail',
  },
}
export const HarmlessTest: Story = {
  ...Harmless,
  tags: ['!dev'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Send e-mail' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
