import type { Meta, StoryObj } from '@storybook/react-vite'
import { CustomerFields } from './customer-fields.tsx'
import { filledForm, part } from './story-form.ts'

const meta: Meta<typeof CustomerFields> = {
  title: 'Booking/Customer',
  component: CustomerFields,
  args: { ...part, emailStatus: 'unchecked' },
}
export default meta

type Story = StoryObj<typeof CustomerFields>

export const Empty: Story = {}
export const VerifyingEmail: Story = { args: { form: filledForm, emailStatus: 'verifying' } }
export const Verified: Story = { args: { form: filledForm, emailStatus: 'valid' } }
export const UnknownDomain: Story = {
  args: {
    form: { ...filledForm, email: 'ana@gmial.com' },
    emailStatus: 'invalid',
    errors: { email: 'This email domain does not exist. Please use a valid email.' },
  },
}
export const Wrong: Story = {
  args: {
    form: { ...filledForm, firstName: 'A1', lastName: '', email: 'ana@gmail', phone: '(416) 5' },
    errors: {
      firstName: 'Please enter a valid name (2-100 characters, letters only)',
      lastName: 'Please enter a valid name (2-100 characters, letters only)',
      email: 'Please enter a complete email address with a valid domain',
      phone: 'Please enter a valid phone number',
    },
  },
}
