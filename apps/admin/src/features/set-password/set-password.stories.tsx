import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EndedInvitation } from './ended-invitation.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestLinkForm } from './request-link-form.tsx'

const meta: Meta<typeof NewPasswordForm> = {
  title: 'Admin/Set password',
  component: NewPasswordForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => null) },
}
export default meta

type Story = StoryObj<typeof NewPasswordForm>

export const Checked: Story = {
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save password' })
    await userEvent.type(canvas.getByLabelText(/New password/), 'short')
    await userEvent.click(save)
    await expect(canvas.getByText('Use at least 12 characters')).toBeVisible()
    await expect(canvas.getByText('The passwords differ')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/New password/), ' but longer')
    await userEvent.type(canvas.getByLabelText(/Repeat/), 'short but longer')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(save)
    await expect(args.onSubmit).toHaveBeenCalledWith('short but longer', '')
  },
}

export const LinkUsedUp: Story = {
  args: { onSubmit: fn(async () => 'Email link is invalid or has expired.') },
  play: async ({ canvas }) => {
    for (const label of [/New password/, /Repeat/])
      await userEvent.type(canvas.getByLabelText(label), 'a walk in the park')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(await canvas.findByText(/link is invalid/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  },
}

export const AskForALink: Story = {
  render: () => <RequestLinkForm onSubmit={async () => null} />,
}
export const AskForALinkTest: Story = {
  ...AskForALink,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }))
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Email/), 'office@dustforce.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }))
    await expect(await canvas.findByText(/an e-mail with a link is on its way/)).toBeVisible()
  },
}

export const CodeNeeded: Story = {
  args: { asksCode: true },
}
export const CodeNeededTest: Story = {
  ...CodeNeeded,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    for (const label of [/New password/, /Repeat/])
      await userEvent.type(canvas.getByLabelText(label), 'a walk in the park')
    await userEvent.type(canvas.getByLabelText(/Code of your authenticator app/), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('a walk in the park', '123456')
  },
}

export const InvitationOver: Story = {
  render: () => (
    <EndedInvitation why="This invitation has expired or was already used. Please ask an owner to invite you again." />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  },
}
