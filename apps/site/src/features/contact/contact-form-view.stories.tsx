import { contactFormProblems, emptyContactForm } from '@dustforce/office/inquiry'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ContactFormView } from './contact-form-view.tsx'

const filled = {
  ...emptyContactForm,
  name: 'Ana Diaz',
  email: 'ana@example.com',
  message: 'Do you clean cottages?',
}

const meta: Meta<typeof ContactFormView> = {
  title: 'Site/Contact form',
  component: ContactFormView,
  args: {
    form: emptyContactForm,
    errors: {},
    sending: false,
    valid: false,
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
}
export default meta

type Story = StoryObj<typeof ContactFormView>

export const Empty: Story = {}
export const EmptyTest: Story = {
  ...Empty,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    for (const name of ['Full Name', 'Email', 'Message'])
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    for (const name of ['Phone (optional)', 'Subject (optional)'])
      await expect(canvas.getByRole('textbox', { name })).not.toBeRequired()
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeDisabled()
    await expect(canvas.getByText('Name, email and message are required.')).toBeVisible()
    await expect(canvas.getByText(/you agree that we call or text you about it\./)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'H')
    await expect(args.onChange).toHaveBeenLastCalledWith({ message: 'H' })
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenLastCalledWith('message')
  },
}
export const Filled: Story = {
  args: { form: filled, valid: true },
}
export const FilledTest: Story = {
  ...Filled,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Contact' })).toHaveFormValues({
      name: 'Ana Diaz',
      email: 'ana@example.com',
      message: 'Do you clean cottages?',
    })
    await expect(canvas.getByText('Name, email and message are required.')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = {
  args: { form: filled, valid: true, sending: true },
}
export const SendingTest: Story = {
  ...Sending,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Wrong: Story = {
  args: {
    form: { ...filled, name: '', email: 'ana@', message: '' },
    errors: {
      name: 'Please enter your full name.',
      email: 'Please enter a valid email address',
      message: 'Please enter your message.',
    },
  },
  play: async ({ canvas }) => {
    for (const [name, message] of [
      ['Full Name', 'Please enter your full name.'],
      ['Email', 'Please enter a valid email address'],
      ['Message', 'Please enter your message.'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name })
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(message)
    }
  },
}
export const Nothing: Story = {
  tags: ['!test'],
  args: { errors: contactFormProblems(emptyContactForm) },
}
