import {
  applicantAreaOptions,
  availableDayOptions,
  availableTimeOptions,
  emptyApplicationForm,
  experienceOptions,
} from '@dustforce/core/application'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApplicationFormDialog } from './application-form-dialog.tsx'

const nothing = () => undefined
const filled = {
  ...emptyApplicationForm,
  fullName: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '416 555 0123',
  experience: '1–2 years',
  availableDays: ['Monday', 'Friday'],
  serviceAreas: ['North York'],
  consentToContact: true,
}

const meta: Meta<typeof ApplicationFormDialog> = {
  title: 'Site/Application',
  component: ApplicationFormDialog,
  args: {
    open: true,
    onOpenChange: nothing,
    form: emptyApplicationForm,
    errors: {},
    options: {
      experience: experienceOptions,
      days: availableDayOptions,
      times: availableTimeOptions,
      areas: applicantAreaOptions,
    },
    resumeName: undefined,
    fileInputKey: 0,
    sending: false,
    onChange: nothing,
    onLeave: nothing,
    onChooseFile: nothing,
    onSubmit: nothing,
  },
}
export default meta

type Story = StoryObj<typeof ApplicationFormDialog>

export const Empty: Story = {}
export const Filled: Story = { args: { form: filled, resumeName: 'ana-diaz.pdf' } }
export const Sending: Story = { args: { form: filled, sending: true } }
export const Wrong: Story = {
  args: {
    form: { ...filled, fullName: '', email: 'ana@', message: 'Please. '.repeat(140) },
    errors: {
      fullName: 'Full name is required',
      email: 'Please enter a valid email address with a complete domain (e.g., name@example.com)',
      message: 'Please keep your message under 1000 characters.',
    },
  },
}
