import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './button.tsx'
import { Dialog, DialogClose, type DialogProps } from './dialog.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

function Example({ open: initially = true, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(initially)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Join our team</Button>
      <Dialog
        title="Join Our Team"
        description="Tell us how to reach you and when you like to work."
        footer={
          <>
            <DialogClose>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button>Send application</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {props.children ?? (
          <div className="grid gap-5">
            <TextField label="Full name" required />
            <TextField label="Email" type="email" required />
            <TextField label="Phone" required />
            <TextArea label="Message" limit={1000} optional />
          </div>
        )}
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Example> = { title: 'Primitives/Dialog', component: Example }
export default meta

type Story = StoryObj<typeof Example>

export const Form: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Join Our Team' })
    await expect(dialog).toHaveAccessibleDescription('Tell us how to reach you and when you like to work.')
    for (const name of ['Cancel', 'Send application', 'Close'])
      await expect(within(dialog).getByRole('button', { name })).toBeEnabled()
  },
}

export const Scrolling: Story = {
  args: {
    title: 'Terms and payment policy',
    children: Array.from({ length: 30 }, (_, index) => `Paragraph ${index + 1}.`).map((text) => (
      <p key={text} className="pb-4">
        {text} We ask you to tell us within 24 hours if something is not right, so that we can make it right.
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Terms and payment policy' })
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.85))
    const body = within(dialog).getByText(/^Paragraph 1\./).parentElement
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
    await expect(body).toHaveAttribute('tabindex', '0')
    const footer = within(dialog).getByRole('button', { name: 'Send application' })
    await expect(footer.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
}

export const Card: Story = {
  args: {
    phone: 'card',
    size: 'sm',
    title: '10% off your first cleaning',
    description: undefined,
    footer: undefined,
    children: <p>For first-time customers. Use the code when you book.</p>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '10% off your first cleaning' })
    await expect(dialog).not.toHaveAccessibleDescription()
    await expect(within(dialog).getByText(/^For first-time customers/)).toBeVisible()
  },
}

export const Locked: Story = {
  args: { dismissible: false, title: 'Saving...' },
}
export const LockedTest: Story = {
  ...Locked,
  tags: ['!dev'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Saving...' })
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}

export const FocusReturns: Story = {
  tags: ['!dev'],
  args: { open: false },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Join our team' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Join Our Team' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(dialog).toContainElement(focused())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
