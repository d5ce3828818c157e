import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CodeForm } from './code-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

const meta: Meta<typeof SignInForm> = {
  title: 'Admin/Sign-in',
  component: SignInForm,
  parameters: { layout: 'fullscreen' },
  args: {
    busy: false,
    onSubmit: fn(async () => ({ why: 'Invalid login credentials', keepsPassword: false })),
  },
}
export default meta

type Story = StoryObj<typeof SignInForm>

export const Empty: Story = {
  name: 'Empty login',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to the Command Hub' })).toBeVisible()
    await expect(canvas.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText(/Password/)).toHaveAttribute('type', 'password')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const NotAuthenticated: Story = {
  args: { notAuthenticated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are not authenticated\./)
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible()
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'office@dustforce.example')
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in...' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Required: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RefusedClearsThePassword: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/Email/), 'office@dustforce.example')
    await userEvent.type(canvas.getByLabelText(/Password/), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('office@dustforce.example', 'wrong')
    const password = canvas.getByLabelText(/Password/)
    await expect(password).toHaveValue('')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription('Invalid login credentials')
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('office@dustforce.example')
  },
}

const confirm = fn(async () => 'Invalid TOTP code entered')
const back = fn()

export const Code: Story = {
  render: () => <CodeForm onSubmit={confirm} onBack={back} />,
}
export const CodeTest: Story = {
  ...Code,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText(/Code/)
    await expect(code).toHaveFocus()
    await userEvent.type(code, '12{Enter}')
    await expect(canvas.getByText('Enter the six digits')).toBeVisible()
    await userEvent.type(code, '3456{Enter}')
    await expect(confirm).toHaveBeenCalledWith('123456')
    await expect(await canvas.findByText('Invalid TOTP code entered')).toBeVisible()
    await expect(code).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign-in' }))
    await expect(back).toHaveBeenCalledOnce()
  },
}
