import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { LazyToaster } from './lazy-toaster.tsx'
import { dismissToast, type ToastRequest, toast } from './toast-store.ts'

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

const minute = 60_000

const Example = ({ raise }: { readonly raise: ToastRequest }) => (
  <>
    <Button variant="secondary" onClick={() => toast(raise)}>
      Show it
    </Button>
    <LazyToaster />
  </>
)

const meta: Meta<typeof Example> = {
  title: 'Primitives/Toast',
  component: Example,
  beforeEach: () => () => dismissToast(),
}
export default meta

type Story = StoryObj<typeof Example>

const showsTheToast: Story['play'] = async ({ args: { raise } }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
  const title = await screen.findByText(raise.title)
  await waitFor(() => expect(title).toBeVisible())
  if (raise.description !== undefined) await expect(screen.getByText(raise.description)).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Close notification' })).toBeVisible()
}

export const Plain: Story = {
  args: { raise: { title: 'Promo Code Removed', duration: minute } },
  play: showsTheToast,
}
export const Success: Story = {
  args: {
    raise: {
      title: 'Promo Code Applied!',
      description: 'You saved $33 with WELCOME10.',
      variant: 'success',
      duration: minute,
    },
  },
  play: showsTheToast,
}
export const Destructive: Story = {
  args: {
    raise: {
      title: 'Error Processing Booking',
      description: 'There was an issue processing your booking. Please try again or contact support.',
      variant: 'destructive',
      duration: minute,
    },
  },
  play: showsTheToast,
}

const undo = fn()

export const WithAnAction: Story = {
  args: {
    raise: {
      title: 'Booking status updated',
      variant: 'success',
      duration: minute,
      action: { label: 'Undo', run: undo },
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Booking status updated')).toBeNull())
  },
}

export const OneAtATime: Story = {
  tags: ['!dev'],
  args: { raise: { title: 'First', duration: minute } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
    await screen.findByText('First')
    toast({ title: 'Second', duration: minute })
    await screen.findByText('Second')
    await expect(screen.queryByText('First')).toBeNull()
  },
}

export const F8AndEscape: Story = {
  tags: ['!dev'],
  args: { raise: { title: 'Reach me', duration: minute } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
    const title = await screen.findByText('Reach me')
    await userEvent.keyboard('[F8]')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(focused()),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(title).not.toBeInTheDocument())
  },
}

function InADialog() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Book a cleaning">
        <Button
          onClick={() => toast({ title: 'Consent Required', variant: 'destructive', duration: minute })}
        >
          Proceed to Secure Payment
        </Button>
      </Dialog>
      <LazyToaster />
    </>
  )
}

export const OverADialog: Story = {
  render: () => <InADialog />,
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Proceed to Secure Payment' })
    await userEvent.click(submit)
    const shown = await screen.findByText('Consent Required')
    const isClearOf = (name: string) => {
      const message = shown.closest('li')?.getBoundingClientRect() ?? new DOMRect()
      const kept = screen.getByRole('button', { name }).getBoundingClientRect()
      return (
        message.bottom <= kept.top ||
        message.top >= kept.bottom ||
        message.left >= kept.right ||
        message.right <= kept.left
      )
    }
    await waitFor(() => expect(isClearOf('Close') && isClearOf('Proceed to Secure Payment')).toBe(true))
    await userEvent.keyboard('[F8]')
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    await waitFor(() => expect(region).toContainElement(focused()))
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    await waitFor(() => expect(screen.queryByText('Consent Required')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Book a cleaning' })).toBeVisible()
    await userEvent.click(submit)
    await expect(await screen.findByText('Consent Required')).toBeInTheDocument()
  },
}

/** Escape closes what has the focus, and the toast only when nothing else is open. */
export const EscapeClosesTheDialogFirst: Story = {
  tags: ['!dev'],
  render: () => <InADialog />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed to Secure Payment' }))
    await screen.findByText('Consent Required')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Book a cleaning' })).toBeNull())
    await expect(screen.getByText('Consent Required')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Consent Required')).toBeNull())
  },
}
