import { emptyContactForm } from '@dustforce/core/inquiry'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactFormView } from './contact-form-view.tsx'

const nothing = () => undefined
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
    onChange: nothing,
    onLeave: nothing,
    onSubmit: nothing,
  },
}
export default meta

type Story = StoryObj<typeof ContactFormView>

export const Empty: Story = {}
export const Filled: Story = { args: { form: filled, valid: true } }
export const Sending: Story = { args: { form: filled, valid: true, sending: true } }
export const Wrong: Story = {
  args: {
    form: { ...filled, name: '', email: 'ana@', message: '' },
    errors: {
      name: 'Please enter your full name.',
      email: 'Please enter a valid email address',
      message: 'Please enter your message.',
    },
  },
}
